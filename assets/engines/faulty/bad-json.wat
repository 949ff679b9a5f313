;; The answer is not JSON: a list that never ends.
(module
  (memory (export "memory") 16)
  (data (i32.const 16) "[{\"tick\":1,")
  (func (export "alloc") (param i32) (result i32) (i32.const 1024))
  (func (export "simulate") (param i32 i32) (result i64)
    ;; Address 16, length 11.
    (i64.const 0x000000100000000b)))
