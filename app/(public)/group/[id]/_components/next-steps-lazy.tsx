'use client';

import dynamic from 'next/dynamic';
import { loadPart } from '@/components/ui/load-part';

/** Loaded only by the creator of a group. */
export const NextSteps = dynamic(() =>
  loadPart(() => import('./next-steps').then((module) => module.NextSteps)),
);
