'use client';

import dynamic from 'next/dynamic';
import { loadScreen } from '@/components/ui/load-part';

/** Guests do not load it. */
export const LiveGame = dynamic(() =>
  loadScreen(() => import('./live-game').then((module) => module.LiveGame)),
);
