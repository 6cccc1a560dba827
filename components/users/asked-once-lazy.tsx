'use client';

import dynamic from 'next/dynamic';
import { loadPart } from '@/components/ui/load-part';

/** Rarely shown, so no screen's bundle includes it. */
export const AskedOnce = dynamic(() =>
  loadPart(() => import('./asked-once').then((module) => module.AskedOnce)),
);
