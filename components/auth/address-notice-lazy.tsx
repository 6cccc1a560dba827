'use client';

import dynamic from 'next/dynamic';

/** Only newcomers see it, so no screen's bundle includes it. */
export const AddressNotice = dynamic(() =>
  import('./address-notice').then((module) => module.AddressNotice),
);
