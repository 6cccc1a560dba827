'use client';

import { useSyncExternalStore } from 'react';

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'focusin'] as const;

let isTouched = false;

function subscribe(listener: () => void): () => void {
  const controller = new AbortController();
  for (const sign of SIGNS) {
    addEventListener(
      sign,
      () => {
        isTouched = true;
        controller.abort();
        listener();
      },
      { signal: controller.signal, passive: true, capture: true },
    );
  }
  return () => controller.abort();
}

/** Whether the reader has moved, touched or typed anything since the page was loaded. */
export function useIsTouched(): boolean {
  return useSyncExternalStore(
    subscribe,
    // The scripts of a kept page come with the first touch.
    () => isTouched || (window.firstTouch?.hasBegun ?? false),
    () => false,
  );
}
