'use client';

import dynamic from 'next/dynamic';
import { withTexts } from '@/components/language/texts-for';

/** Only people in line load it. */
export const OfferedSeat = dynamic(() =>
  withTexts(import('./offered-seat')).then((module) => module.OfferedSeat),
);
