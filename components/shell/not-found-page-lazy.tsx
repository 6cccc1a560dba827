'use client';

import dynamic from 'next/dynamic';
import { loadScreen } from '@/components/ui/load-part';

/**
 * Next sends what `app/not-found` renders with every page, once per layout. As a reference to a client component it takes 100
 * bytes instead of 4000, and its code is loaded only where it is shown.
 */
export const NotFoundPage = dynamic(() =>
  loadScreen(() => import('./not-found-page').then((module) => module.NotFoundPage)),
);
