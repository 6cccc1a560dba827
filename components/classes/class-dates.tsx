'use client';

import dynamic from 'next/dynamic';
import { loadScreen } from '@/components/ui/load-part';

/** A page without classes does not load it. */
export const ClassDates = dynamic(() =>
  loadScreen(() => import('./live-class-dates').then((module) => module.LiveClassDates)),
);
