'use client';

import dynamic from 'next/dynamic';
import { loadPart } from '@/components/ui/load-part';

/** Members, whose Discover has the same address, do not load it. */
export const LandingTime = dynamic(() =>
  loadPart(() => import('@/components/calendar/start-time').then((module) => module.StartTime)),
);
