import { type ReactElement, type ReactNode, useLayoutEffect, useRef } from 'react';

/** A dialog over everything; the browser keeps the focus in it and gives it back when it closes. */
export function Dialog({
  label,
  className,
  onClose,
  children,
}: {
  label: string;
  className: string;
  onClose: () => void;
  children: ReactNode;
}): ReactElement {
  const dialog = useRef<HTMLDialogElement>(null);
  // Closed before it is taken off the page: only then does the browser give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={className}
      aria-label={label}
      onClose={onClose}
      onCancel={(event) => {
        // Escape while nothing in the dialog has the focus, as after a button of it was taken away.
        event.preventDefault();
        onClose();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // The browser would close it a moment later, and keys pressed by then would be lost.
        event.preventDefault();
        event.stopPropagation();
        onClose();
      }}
      onClick={(event) => {
        // The ground behind a dialog belongs to the dialog itself.
        if (event.target === dialog.current) onClose();
      }}
    >
      {children}
    </dialog>
  );
}
