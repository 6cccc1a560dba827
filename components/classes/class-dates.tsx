'use client';

import dynamic from 'next/dynamic';
import { withTexts } from '@/components/language/texts-for';
import { loadScreen } from '@/components/ui/load-part';

/** A page without classes does not load it. */
export const ClassDates = dynamic(() =>
  loadScreen(() => withTexts(import('./live-class-dates')).then((module) => module.LiveClassDates)),
);
