'use client';

import dynamic from 'next/dynamic';
import { loadScreen } from '@/components/ui/load-part';

/** Split from the pages of signed-out visitors; see account-menu-lazy. */
export const Providers = dynamic(() =>
  loadScreen(() => import('./providers').then((module) => module.Providers)),
);
