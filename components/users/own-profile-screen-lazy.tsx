'use client';

import dynamic from 'next/dynamic';

/** Split from the landing panel, which shares the address; components/layout/account-menu-lazy explains. */
export const OwnProfileScreen = dynamic(() =>
  import('./own-profile-screen').then((module) => module.OwnProfileScreen),
);
