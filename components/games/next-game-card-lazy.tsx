'use client';

import dynamic from 'next/dynamic';
import { loadPart } from '@/components/ui/load-part';

/** Loaded only by people with a game soon, because Discover has a size budget. */
export const NextGameCard = dynamic(() =>
  loadPart(() => import('./next-game-card').then((module) => module.NextGameCard)),
);
