;; Loops without end: it runs out of fuel.
(module
  (memory (export "memory") 16)
  (func (export "alloc") (param i32) (result i32) (i32.const 1024))
  (func (export "simulate") (param i32 i32) (result i64)
    (loop $again (br $again))
    (unreachable)))
