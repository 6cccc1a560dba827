'use client';

import dynamic from 'next/dynamic';

/** Fetched by those alone who have a game soon: Discover has a weight to keep. */
export const NextGameCard = dynamic(() =>
  import('./next-game-card').then((module) => module.NextGameCard),
);
