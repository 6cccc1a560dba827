'use client';

import dynamic from 'next/dynamic';
import { loadScreen } from '@/components/ui/load-part';

/** Split from the landing page, which shares Discover's address; see components/shell/member-shell-lazy. */
export const DiscoverScreen = dynamic(() =>
  loadScreen(() => import('./discover-screen').then((module) => module.DiscoverScreen)),
);
