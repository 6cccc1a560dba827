'use client';

import dynamic from 'next/dynamic';
import { withTexts } from '@/components/language/texts-for';
import { loadScreen } from '@/components/ui/load-part';

/** Loaded for members, and for guests who ask for more reviews. */
export const LiveReviews = dynamic(() =>
  loadScreen(() => withTexts(import('./live-reviews')).then((module) => module.LiveReviews)),
);
