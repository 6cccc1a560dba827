'use client';

import dynamic from 'next/dynamic';
import { loadPart } from '@/components/ui/load-part';

/** Most people never see it. */
export const LiveGuestForm = dynamic(() =>
  loadPart(() => import('./live-guest-form').then((module) => module.LiveGuestForm)),
);
