'use client';

import dynamic from 'next/dynamic';

/** Loaded only by people with a game soon, because Discover has a size budget. */
export const NextGameCard = dynamic(() =>
  import('./next-game-card').then((module) => module.NextGameCard),
);
