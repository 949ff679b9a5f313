import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** The width of an element in px, as it is now; 0 before it is on the page. */
export function useWidth<E extends HTMLElement>(): [RefObject<E | null>, number] {
  const element = useRef<E>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    if (element.current === null) return undefined;
    const watch = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
    watch.observe(element.current);
    return () => watch.disconnect();
  }, []);
  return [element, width];
}
