'use client';

import dynamic from 'next/dynamic';

/** Split from the landing panel, which shares the address; see components/shell/account-menu-lazy. */
export const FindPlayersScreen = dynamic(() =>
  import('./find-players-screen').then((module) => module.FindPlayersScreen),
);
