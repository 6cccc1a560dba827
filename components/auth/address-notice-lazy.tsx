'use client';

import dynamic from 'next/dynamic';
import { loadPart } from '@/components/ui/load-part';

/** Only new people see it, so no screen's bundle includes it. */
export const AddressNotice = dynamic(() =>
  loadPart(() => import('./address-notice').then((module) => module.AddressNotice)),
);
