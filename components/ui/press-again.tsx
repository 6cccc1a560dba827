'use client';

import { useEffect } from 'react';
import { pressAgain } from './held-presses';

/** Last in a page, so that everything before it is live. */
export function PressAgain(): null {
  useEffect(pressAgain, []);
  return null;
}
