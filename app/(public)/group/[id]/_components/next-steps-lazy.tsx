'use client';

import dynamic from 'next/dynamic';
import { loadPart } from '@/components/ui/load-part';

/** Only the creator of a group loads it. */
export const NextSteps = dynamic(() =>
  loadPart(() => import('./next-steps').then((module) => module.NextSteps)),
);
