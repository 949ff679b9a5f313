;; Fills 64 MiB again and again: nearly no fuel, a long time. A wall-clock limit must stop it.
(module
  (memory (export "memory") 1025)
  (func (export "alloc") (param i32) (result i32) (i32.const 1024))
  (func (export "simulate") (param i32 i32) (result i64)
    (local $rounds i32)
    (local.set $rounds (i32.const 20000))
    (loop $again
      (memory.fill (i32.const 65536) (local.get $rounds) (i32.const 0x4000000))
      (br_if $again (local.tee $rounds (i32.sub (local.get $rounds) (i32.const 1)))))
    (i64.const 0)))
