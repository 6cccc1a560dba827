'use client';

import dynamic from 'next/dynamic';
import { loadScreen } from '@/components/ui/load-part';

/** In its own bundle: few people are admins. */
export const AdminScreen = dynamic(() =>
  loadScreen(() => import('./admin-screen').then((module) => module.AdminScreen)),
);

export const TwoStepGate = dynamic(() =>
  loadScreen(() => import('./two-step-gate').then((module) => module.TwoStepGate)),
);
