'use client';

import dynamic from 'next/dynamic';
import { withTexts } from '@/components/language/texts-for';

/** Only the creator of a group loads it. */
export const NextSteps = dynamic(() =>
  withTexts(import('./next-steps')).then((module) => module.NextSteps),
);
