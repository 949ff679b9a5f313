import { type ReactElement, useEffect, useRef } from 'react';
import type { Build } from '../../state/builds.ts';
import { readable } from '../../ui/numbers.ts';

/** Nearer to the end than this, the log follows what comes. */
const NEAR_PIXELS = 40;

/** The last lines that the commands have said, as text; it follows them unless one has scrolled back. */
export function BuildLog({ build: { kind, lines, left } }: { build: Build }): ReactElement {
  const log = useRef<HTMLPreElement>(null);
  const follows = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new lines are what it follows
  useEffect(() => {
    if (log.current && follows.current) log.current.scrollTop = log.current.scrollHeight;
  }, [lines]);
  return (
    <>
      <p className="quiet" role="status">
        {kind === 'running' ? 'building' : kind === 'built' ? 'built' : 'ended'},{' '}
        {readable(left + lines.length)} lines
        {left > 0 && `, the last ${readable(lines.length)} of them here`}
      </p>
      <pre
        ref={log}
        className="build-log"
        role="log"
        aria-label="Log of the build"
        aria-live="off"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
        tabIndex={0}
        onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
          follows.current = scrollHeight - scrollTop - clientHeight < NEAR_PIXELS;
        }}
      >
        {lines.join('\n')}
      </pre>
    </>
  );
}
