'use client';

import dynamic from 'next/dynamic';

/** Few ever see it: no screen carries its code. */
export const DeletionBanner = dynamic(() =>
  import('./deletion-banner').then((module) => module.DeletionBanner),
);
