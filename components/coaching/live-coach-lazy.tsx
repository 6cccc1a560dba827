'use client';

import dynamic from 'next/dynamic';
import { loadPart } from '@/components/ui/load-part';

/** Guests do not load it. */
export const LiveCoach = dynamic(() =>
  loadPart(() => import('./live-coach').then((module) => module.LiveCoach)),
);
