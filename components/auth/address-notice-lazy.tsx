'use client';

import dynamic from 'next/dynamic';

/** For newcomers' first minutes: no screen carries its code. */
export const AddressNotice = dynamic(() =>
  import('./address-notice').then((module) => module.AddressNotice),
);
