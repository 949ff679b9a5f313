;; The allocator hands out an address outside memory, so the input cannot be written.
(module
  (memory (export "memory") 1)
  (func (export "alloc") (param i32) (result i32) (i32.const 0x7fff0000))
  (func (export "simulate") (param i32 i32) (result i64) (i64.const 0)))
