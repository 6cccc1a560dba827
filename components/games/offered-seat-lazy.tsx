'use client';

import dynamic from 'next/dynamic';
import { loadPart } from '@/components/ui/load-part';

/** Only waiting people load it. */
export const OfferedSeat = dynamic(() =>
  loadPart(() => import('./offered-seat').then((module) => module.OfferedSeat)),
);
