'use client';

import dynamic from 'next/dynamic';
import { withTexts } from '@/components/language/texts-for';
import { loadPart } from '@/components/ui/load-part';

/** Only people in line load it. */
export const OfferedSeat = dynamic(() =>
  loadPart(() => withTexts(import('./offered-seat')).then((module) => module.OfferedSeat)),
);
