'use client';

import dynamic from 'next/dynamic';
import { loadScreen } from '@/components/ui/load-part';

/** Split from the signed-out version of the same address; see components/shell/member-shell-lazy. */
export const SportTabs = dynamic(() =>
  loadScreen(() => import('./sport-tabs').then((module) => module.SportTabs)),
);
