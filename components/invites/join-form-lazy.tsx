'use client';

import dynamic from 'next/dynamic';
import { loadScreen } from '@/components/ui/load-part';

/** Guests do not load it. */
export const JoinForm = dynamic(() =>
  loadScreen(() => import('./join-form').then((module) => module.JoinForm)),
);
