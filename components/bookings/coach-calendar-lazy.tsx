'use client';

import dynamic from 'next/dynamic';
import { loadScreen } from '@/components/ui/load-part';

/** People who are no coaches do not load it. */
export const CoachCalendar = dynamic(() =>
  loadScreen(() => import('./coach-calendar').then((module) => module.CoachCalendar)),
);
