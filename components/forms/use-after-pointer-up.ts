'use client';

import { useEffect, useRef } from 'react';

/**
 * For a list that closes when its field loses focus: runs the work after the click that took the focus. Closing the list moves
 * the content below it, and a button that moves between mousedown and mouseup gets no click.
 */
export function useAfterPointerUp(): (work: () => void) => void {
  const isDown = useRef(false);
  useEffect(() => {
    const down = () => {
      isDown.current = true;
    };
    const up = () => {
      isDown.current = false;
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
    // The click follows the end of the press. After a tap, blur comes even later, with the click right behind it.
    const soon = () => setTimeout(work);
    if (isDown.current) window.addEventListener('pointerup', soon, { once: true });
    else soon();
  };
}
