;; Has a start section: it runs before any fuel is given, so instantiation traps.
(module
  (memory (export "memory") 16)
  (global $ready (mut i32) (i32.const 0))
  (func $begin (global.set $ready (i32.const 1)))
  (start $begin)
  (data (i32.const 16) "[]")
  (func (export "alloc") (param i32) (result i32) (i32.const 1024))
  (func (export "simulate") (param i32 i32) (result i64) (i64.const 0x0000001000000002)))
