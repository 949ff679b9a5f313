/** Extensions of files that we open and that others may well want to open by default: offered, never taken over. */
export const SHARED_EXTENSIONS = ['gz', 'wasm'] as const;
