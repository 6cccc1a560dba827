'use client';

import dynamic from 'next/dynamic';

/** Split from the pages of signed-out visitors; see account-menu-lazy. */
export const Providers = dynamic(() => import('./providers').then((module) => module.Providers));
