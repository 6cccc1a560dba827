'use client';

import dynamic from 'next/dynamic';
import { loadScreen } from '@/components/ui/load-part';

/** Split from the landing panel, which shares the address; see components/shell/member-shell-lazy. */
export const GroupsScreen = dynamic(() =>
  loadScreen(() => import('./groups-screen').then((module) => module.GroupsScreen)),
);
