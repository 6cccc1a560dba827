'use client';

import dynamic from 'next/dynamic';

/** Rarely shown, so no screen's bundle includes it. */
export const DeletionBanner = dynamic(() =>
  import('./deletion-banner').then((module) => module.DeletionBanner),
);
