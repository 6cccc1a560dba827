'use client';

import { type PointerEvent, type RefObject, useRef, useState } from 'react';
import { timeWithin } from './calendar-rows';

/** A press that moves less is a press. */
const START_PX = 6;
/** Near the upper and lower edge of the window the page scrolls along. */
const EDGE_PX = 96;
const SCROLL_PX = 16;

export interface Drag<T> {
  what: T;
  x: number;
  y: number;
  /** The half hour below the pointer; null outside the rows. */
  time: string | null;
}

interface Press<T> {
  what: T;
  x: number;
  y: number;
  pointerId: number;
  isDrag: boolean;
}

/**
 * Drags something to a row of `area`: rows have `data-minute` and `data-minutes`, and a day (`data-day`) that the pointer passes is
 * shown. Works with mouse, pen and touch; the handle has `touch-action: none`. `area` takes the pointer, because a shown day replaces
 * the rows, the handle among them.
 */
export function useDrag<T>(
  area: RefObject<HTMLElement | null>,
  { onDay, onDrop }: { onDay: (day: string) => void; onDrop: (what: T, time: string) => void },
) {
  // Events can come faster than renders.
  const press = useRef<Press<T> | null>(null);
  const [drag, setDrag] = useState<Drag<T> | null>(null);
  const end = () => {
    press.current = null;
    setDrag(null);
  };
  return {
    drag,
    /** @param isPage what a finger scrolls the page by: only a mouse drags it */
    handle: (what: T, isPage = false) => ({
      onPointerDown: (event: PointerEvent) => {
        const { button, clientX: x, clientY: y, pointerId, pointerType } = event;
        if (button !== 0 || (isPage && pointerType !== 'mouse')) return;
        press.current = { what, x, y, pointerId, isDrag: false };
      },
    }),
    area: {
      onPointerMove: ({ clientX: x, clientY: y, pointerId }: PointerEvent) => {
        const from = press.current;
        if (from?.pointerId !== pointerId) return;
        if (!from.isDrag) {
          if (Math.hypot(x - from.x, y - from.y) < START_PX) return;
          area.current?.setPointerCapture(pointerId);
          from.isDrag = true;
        }
        if (y < EDGE_PX) window.scrollBy(0, -SCROLL_PX);
        if (y > window.innerHeight - EDGE_PX) window.scrollBy(0, SCROLL_PX);
        const { day, time } = placeAt(x, y);
        if (day) onDay(day);
        setDrag({ what: from.what, x, y, time });
      },
      onPointerUp: ({ clientX: x, clientY: y }: PointerEvent) => {
        const from = press.current;
        const { time } = from?.isDrag ? placeAt(x, y) : NOWHERE;
        end();
        if (from && time) onDrop(from.what, time);
      },
      onPointerCancel: end,
    },
  };
}

interface Place {
  day: string | null;
  time: string | null;
}

const NOWHERE: Place = { day: null, time: null };

function placeAt(x: number, y: number): Place {
  const element = document.elementFromPoint(x, y);
  const day = element?.closest<HTMLElement>('[data-day]')?.dataset.day ?? null;
  const row = element?.closest<HTMLElement>('[data-minute]');
  if (!row) return { day, time: null };
  const { top, height } = row.getBoundingClientRect();
  const { minute, minutes } = row.dataset;
  const share = (y - top) / height;
  return { day, time: timeWithin({ minute: Number(minute), minutes: Number(minutes) }, share) };
}
