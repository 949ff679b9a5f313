;; Grows until the host refuses, then traps: it runs out of memory.
(module
  (memory (export "memory") 16)
  (func (export "alloc") (param i32) (result i32) (i32.const 1024))
  (func (export "simulate") (param i32 i32) (result i64)
    (loop $again
      (br_if $again (i32.ne (memory.grow (i32.const 1)) (i32.const -1))))
    (unreachable)))
