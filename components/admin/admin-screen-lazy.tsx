'use client';

import dynamic from 'next/dynamic';

/** Split from what everybody fetches: few people are admins. */
export const AdminScreen = dynamic(() =>
  import('./admin-screen').then((module) => module.AdminScreen),
);
