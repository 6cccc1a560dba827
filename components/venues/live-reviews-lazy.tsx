'use client';

import dynamic from 'next/dynamic';
import { loadScreen } from '@/components/ui/load-part';

/** Loaded for members, and for guests who ask for more reviews. */
export const LiveReviews = dynamic(() =>
  loadScreen(() => import('./live-reviews').then((module) => module.LiveReviews)),
);
