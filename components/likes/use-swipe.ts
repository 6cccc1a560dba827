'use client';

import { type RefObject, useEffect, useEffectEvent } from 'react';
import { type Decision, decisionOf, leaningOf } from './swipe-decision';

/** Holding still this long lifts the card; from then on it can be dragged in any direction, including up. */
const LIFT_AFTER_MS = 180;
/** Less movement than this is a tap, not a drag. */
const SLOP_PX = 6;
const TILT_DEG_PER_PX = 0.05;

interface SwipeHandlers {
  onDecide: (decision: Decision) => void;
  /** A tap: pressed and released in place. */
  onTap: () => void;
}

interface Drag {
  pointerId: number;
  startX: number;
  startY: number;
  lastX: number;
  lastAt: number;
  velocityX: number;
  moving: boolean;
  lifted: boolean;
}

/**
 * Lets a card follow the finger or mouse and reports the decision on release. Writes directly to the card's style: rendering on
 * every move would drop frames on a phone. A finger that moves vertically at once scrolls the page (`touch-action: pan-y`); one
 * that waits first lifts the card.
 */
export function useSwipe(
  ref: RefObject<HTMLElement | null>,
  enabled: boolean,
  { onDecide, onTap }: SwipeHandlers,
): void {
  const decide = useEffectEvent(onDecide);
  const tap = useEffectEvent(onTap);

  useEffect(() => {
    const card = ref.current;
    if (!card || !enabled) return;
    let drag: Drag | null = null;
    let dragged = false;
    let liftTimer: ReturnType<typeof setTimeout> | undefined;

    function lift() {
      if (!drag || drag.moving || !card) return;
      drag.lifted = true;
      card.dataset.lifted = '';
    }

    function stop() {
      clearTimeout(liftTimer);
      drag = null;
      if (!card) return;
      delete card.dataset.lifted;
      delete card.dataset.dragging;
    }

    function springBack() {
      stop();
      if (!card) return;
      card.style.transform = '';
      paintLeaning(card, 0, 0);
    }

    function down(event: PointerEvent) {
      if (event.button !== 0 || drag) return;
      // The card's menu handles its own presses.
      if (event.target instanceof Element && event.target.closest('button, [popover]')) return;
      dragged = false;
      const { pointerId, clientX, clientY, timeStamp } = event;
      drag = {
        pointerId,
        startX: clientX,
        startY: clientY,
        lastX: clientX,
        lastAt: timeStamp,
        velocityX: 0,
        moving: false,
        lifted: false,
      };
      liftTimer = setTimeout(lift, LIFT_AFTER_MS);
    }

    function move(event: PointerEvent) {
      if (!drag || event.pointerId !== drag.pointerId || !card) return;
      const dx = event.clientX - drag.startX;
      const dy = event.clientY - drag.startY;
      if (!drag.moving) {
        if (Math.hypot(dx, dy) < SLOP_PX) return;
        const scrolls =
          event.pointerType === 'touch' && !drag.lifted && Math.abs(dy) > Math.abs(dx);
        if (scrolls) return stop();
        drag.moving = true;
        dragged = true;
        clearTimeout(liftTimer);
        card.setPointerCapture(event.pointerId);
        card.dataset.dragging = '';
      }
      const elapsed = event.timeStamp - drag.lastAt;
      if (elapsed > 0) drag.velocityX = (event.clientX - drag.lastX) / elapsed;
      drag.lastX = event.clientX;
      drag.lastAt = event.timeStamp;
      card.style.transform = `translate(${dx}px, ${dy}px) rotate(${dx * TILT_DEG_PER_PX}deg)`;
      paintLeaning(card, dx, dy);
    }

    function up(event: PointerEvent) {
      if (!drag || event.pointerId !== drag.pointerId) return;
      const decision = drag.moving
        ? decisionOf({
            dx: event.clientX - drag.startX,
            dy: event.clientY - drag.startY,
            velocityX: drag.velocityX,
          })
        : null;
      const isTap = !drag.moving && !(drag.lifted && event.pointerType === 'touch');
      if (!decision) {
        springBack();
        // The link on the name handles its own clicks.
        if (isTap && !(event.target instanceof Element && event.target.closest('a'))) tap();
        return;
      }
      // Keeps the transform: the animation continues from where the finger let go.
      stop();
      decide(decision);
    }

    // A lifted card takes all movement; before that the browser may scroll.
    function keepFromScrolling(event: TouchEvent) {
      if (drag?.lifted || drag?.moving) event.preventDefault();
    }

    // A click follows the release; after a drag it must not activate the card's link.
    function keepFromClicking(event: Event) {
      if (!dragged) return;
      event.preventDefault();
      event.stopPropagation();
    }

    function keepFromMenu(event: Event) {
      if (drag) event.preventDefault();
    }

    card.addEventListener('pointerdown', down);
    card.addEventListener('pointermove', move);
    card.addEventListener('pointerup', up);
    card.addEventListener('pointercancel', springBack);
    card.addEventListener('touchmove', keepFromScrolling, { passive: false });
    card.addEventListener('click', keepFromClicking, true);
    card.addEventListener('contextmenu', keepFromMenu);
    return () => {
      stop();
      card.removeEventListener('pointerdown', down);
      card.removeEventListener('pointermove', move);
      card.removeEventListener('pointerup', up);
      card.removeEventListener('pointercancel', springBack);
      card.removeEventListener('touchmove', keepFromScrolling);
      card.removeEventListener('click', keepFromClicking, true);
      card.removeEventListener('contextmenu', keepFromMenu);
    };
  }, [ref, enabled]);
}

function paintLeaning(card: HTMLElement, dx: number, dy: number): void {
  const leaning = leaningOf(dx, dy);
  card.style.setProperty('--leaning-like', String(leaning.like));
  card.style.setProperty('--leaning-skip', String(leaning.skip));
  card.style.setProperty('--leaning-super', String(leaning.super));
}
