import type { PointerEvent } from 'react';
import { pageDirection } from './direction';

/** Beyond this distance it is a swipe, not a click. */
const BEGIN_PX = 10;
const AWAY_PX = 50;

/** The pointer handlers of a toast, which can be swiped away towards the end of the line, where it also leaves by itself. */
export function toastSwipe(onDismiss: () => void) {
  let from: number | null = null;
  let isSwipe = false;

  const movedOf = (event: PointerEvent) => {
    const sign = pageDirection() === 'rtl' ? -1 : 1;
    return sign * Math.max(0, sign * (event.clientX - (from ?? event.clientX)));
  };
  function end(event: PointerEvent<HTMLElement>): void {
    const { currentTarget } = event;
    if (isSwipe) {
      const isAway = Math.abs(movedOf(event)) > AWAY_PX && event.type === 'pointerup';
      currentTarget.dataset.swipe = isAway ? 'end' : 'cancel';
      // The element under the finger was not clicked.
      currentTarget.addEventListener('click', (click) => click.preventDefault(), { once: true });
      if (isAway) onDismiss();
    }
    from = null;
    isSwipe = false;
  }
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button === 0) from = event.clientX;
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (from === null) return;
      const { currentTarget, pointerId } = event;
      const moved = movedOf(event);
      if (!isSwipe && Math.abs(moved) > BEGIN_PX) {
        isSwipe = true;
        currentTarget.setPointerCapture(pointerId);
      }
      if (!isSwipe) return;
      currentTarget.dataset.swipe = 'move';
      currentTarget.style.setProperty('--swipe-x', `${moved}px`);
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
