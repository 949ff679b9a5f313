import type { ReactElement, ReactNode } from 'react';

export type PillKind = 'plain' | 'good' | 'warning' | 'difference' | 'ceiling' | 'dashed';

/** A short state in words, with a sign beside its colour. */
export function Pill({
  kind,
  title,
  children,
}: {
  kind: PillKind;
  title?: string;
  children: ReactNode;
}): ReactElement {
  return (
    <span className={`pill pill-${kind}`} title={title}>
      {children}
    </span>
  );
}
