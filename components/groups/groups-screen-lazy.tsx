'use client';

import dynamic from 'next/dynamic';

/** Split from the landing panel, which shares the address; components/layout/account-menu-lazy explains. */
export const GroupsScreen = dynamic(() =>
  import('./groups-screen').then((module) => module.GroupsScreen),
);
