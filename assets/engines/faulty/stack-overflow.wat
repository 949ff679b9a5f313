;; Calls itself without end: the call stack overflows.
(module
  (memory (export "memory") 16)
  (func (export "alloc") (param i32) (result i32) (i32.const 1024))
  (func $deeper (param i32) (result i32)
    (i32.add (call $deeper (i32.add (local.get 0) (i32.const 1))) (i32.const 1)))
  (func (export "simulate") (param i32 i32) (result i64)
    (i64.extend_i32_u (call $deeper (i32.const 0)))))
