'use client';

import dynamic from 'next/dynamic';
import { loadPart } from '@/components/ui/load-part';

/** Guests do not load it. */
export const LiveVenue = dynamic(() =>
  loadPart(() => import('./live-venue').then((module) => module.LiveVenue)),
);
