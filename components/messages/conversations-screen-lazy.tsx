'use client';

import dynamic from 'next/dynamic';
import { loadScreen } from '@/components/ui/load-part';

/** Split from the prompt for signed-out visitors, which shares the address; see components/shell/member-shell-lazy. */
export const ConversationsScreen = dynamic(() =>
  loadScreen(() => import('./conversations-screen').then((module) => module.ConversationsScreen)),
);
