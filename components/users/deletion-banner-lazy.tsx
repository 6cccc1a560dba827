'use client';

import dynamic from 'next/dynamic';
import { loadPart } from '@/components/ui/load-part';

/** Rarely shown, so no screen's bundle includes it. */
export const DeletionBanner = dynamic(() =>
  loadPart(() => import('./deletion-banner').then((module) => module.DeletionBanner)),
);
