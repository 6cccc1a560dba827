'use client';

import { useEffect, useRef } from 'react';

/**
 * For a list that closes when its field loses the focus: does the work once the press that took the focus away has
 * ended. What follows the list moves up when it closes, and a button that moves between the press and its end gets no
 * click.
 */
export function useAfterPress(): (work: () => void) => void {
  const pressed = useRef(false);
  useEffect(() => {
    const down = () => {
      pressed.current = true;
    };
    const up = () => {
      pressed.current = false;
    };
    window.addEventListener('pointerdown', down, true);
    window.addEventListener('pointerup', up, true);
    window.addEventListener('pointercancel', up, true);
    return () => {
      window.removeEventListener('pointerdown', down, true);
      window.removeEventListener('pointerup', up, true);
      window.removeEventListener('pointercancel', up, true);
    };
  }, []);
  return (work) => {
    // The click follows the end of the press; of a tap even the loss of focus comes after it, and the click right behind.
    const soon = () => setTimeout(work);
    if (pressed.current) window.addEventListener('pointerup', soon, { once: true });
    else soon();
  };
}
