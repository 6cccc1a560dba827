'use client';

import dynamic from 'next/dynamic';
import { loadScreen } from '@/components/ui/load-part';

/** Split from the landing panel, which shares the address; see components/shell/member-shell-lazy. */
export const SuggestionsScreen = dynamic(() =>
  loadScreen(() => import('./suggestions-screen').then((module) => module.SuggestionsScreen)),
);
