'use client';

import dynamic from 'next/dynamic';

/** Split from the landing page, which shares Discover's address; see components/shell/account-menu-lazy. */
export const DiscoverScreen = dynamic(() =>
  import('./discover-screen').then((module) => module.DiscoverScreen),
);
