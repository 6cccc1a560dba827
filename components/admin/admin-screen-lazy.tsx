'use client';

import dynamic from 'next/dynamic';

/** Split from the shared bundle: few people are admins. */
export const AdminScreen = dynamic(() =>
  import('./admin-screen').then((module) => module.AdminScreen),
);

export const TwoStepGate = dynamic(() =>
  import('./two-step-gate').then((module) => module.TwoStepGate),
);
