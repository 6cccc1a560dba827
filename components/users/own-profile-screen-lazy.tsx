'use client';

import dynamic from 'next/dynamic';

/** Split from the landing panel, which shares the address; see components/shell/account-menu-lazy. */
export const OwnProfileScreen = dynamic(() =>
  import('./own-profile-screen').then((module) => module.OwnProfileScreen),
);
