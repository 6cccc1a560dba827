'use client';

import dynamic from 'next/dynamic';
import { loadScreen } from '@/components/ui/load-part';

/** Guests do not load it. */
export const LiveGroup = dynamic(() =>
  loadScreen(() => import('./live-group').then((module) => module.LiveGroup)),
);
