'use client';

import dynamic from 'next/dynamic';
import { loadPart } from '@/components/ui/load-part';

/** Loaded by those who have just played. */
export const LastGame = dynamic(() =>
  loadPart(() => import('./last-game-card').then((module) => module.LastGameCard)),
);
