'use client';

import dynamic from 'next/dynamic';

/** Split from what signed-out readers of the same address get; components/layout/account-menu-lazy explains. */
export const SportTabs = dynamic(() => import('./sport-tabs').then((module) => module.SportTabs));
