/** What a pointer does on the map; places in px from the map's corner. */
export interface PointerTarget {
  /** Drags by so many px. */
  drag(dx: number, dy: number): void;
  /** Zooms by a factor about a place, while two fingers pinch or a trackpad scrolls. */
  pinch(factor: number, px: number, py: number): void;
  /** Zooms by whole steps about a place. */
  step(steps: number, px: number, py: number): void;
  hover(px: number, py: number): void;
  leave(): void;
  click(px: number, py: number): void;
}

/** Px that a pointer may move and still click. */
const CLICK_SLACK = 4;
/** Wheel travel that makes one step of a mouse wheel. */
const WHEEL_STEP = 60;

/** Wires mouse, pen, fingers and wheel; returns what takes it off again. */
export function listenToPointer(element: HTMLElement, target: PointerTarget): () => void {
  const pointers = new Map<number, { x: number; y: number }>();
  const stop = new AbortController();
  let travelled = 0;
  let wheel = 0;
  const place = (event: MouseEvent): { x: number; y: number } => {
    const { left, top } = element.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };
  const listen = <K extends keyof HTMLElementEventMap>(
    type: K,
    listener: (event: HTMLElementEventMap[K]) => void,
    passive = true,
  ): void => element.addEventListener(type, listener, { signal: stop.signal, passive });

  listen('pointerdown', (event) => {
    if (event.button > 1) return;
    element.setPointerCapture(event.pointerId);
    if (pointers.size === 0) travelled = 0;
    pointers.set(event.pointerId, place(event));
  });
  listen('pointermove', (event) => {
    const now = place(event);
    const before = pointers.get(event.pointerId);
    if (before === undefined) {
      target.hover(now.x, now.y);
      return;
    }
    pointers.set(event.pointerId, now);
    travelled += Math.abs(now.x - before.x) + Math.abs(now.y - before.y);
    if (pointers.size === 2) pinch(before, now, event.pointerId);
    else if (travelled > CLICK_SLACK) target.drag(now.x - before.x, now.y - before.y);
  });
  const release = (event: PointerEvent, clicks: boolean): void => {
    if (!pointers.delete(event.pointerId) || pointers.size > 0) return;
    const { x, y } = place(event);
    if (clicks && travelled <= CLICK_SLACK && event.button === 0) target.click(x, y);
  };
  listen('pointerup', (event) => release(event, true));
  listen('pointercancel', (event) => release(event, false));
  listen('pointerleave', () => {
    if (pointers.size === 0) target.leave();
  });
  listen(
    'wheel',
    (event) => {
      event.preventDefault();
      const { x, y } = place(event);
      // Trackpads scroll in small amounts, and pinch with Ctrl down; mouse wheels come in notches.
      if (event.ctrlKey && Math.abs(event.deltaY) < WHEEL_STEP) {
        target.pinch(Math.exp(-event.deltaY / 100), x, y);
        return;
      }
      wheel += event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? event.deltaY : event.deltaY * 40;
      const steps = Math.trunc(wheel / WHEEL_STEP);
      if (steps === 0) return;
      wheel = 0;
      target.step(-Math.sign(steps), x, y);
    },
    false,
  );

  function pinch(before: { x: number; y: number }, now: { x: number; y: number }, moved: number): void {
    const other = [...pointers].find(([id]) => id !== moved)![1];
    const was = Math.hypot(before.x - other.x, before.y - other.y);
    const is = Math.hypot(now.x - other.x, now.y - other.y);
    if (was < 1) return;
    target.drag((now.x - before.x) / 2, (now.y - before.y) / 2);
    target.pinch(is / was, (now.x + other.x) / 2, (now.y + other.y) / 2);
  }

  return () => stop.abort();
}
