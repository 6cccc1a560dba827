'use client';

import dynamic from 'next/dynamic';

/** Split from the pages of signed-out visitors, as account-menu-lazy explains. */
export const Providers = dynamic(() => import('./providers').then((module) => module.Providers));
