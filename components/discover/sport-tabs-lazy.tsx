'use client';

import dynamic from 'next/dynamic';

/** Split from the signed-out version of the same address; see components/shell/account-menu-lazy. */
export const SportTabs = dynamic(() => import('./sport-tabs').then((module) => module.SportTabs));
