'use client';

import { useEffect } from 'react';

/** Tells the first script of a kept page that it has hydrated. Last in the page, so that everything before it has its effects. */
export function TellLive(): null {
  useEffect(() => window.firstTouch?.live(), []);
  return null;
}
