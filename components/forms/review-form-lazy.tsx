'use client';

import dynamic from 'next/dynamic';
import { withTexts } from '@/components/language/texts-for';

/** Split from the pages that guests read. */
export const ReviewForm = dynamic(
  () => withTexts(import('./review-form').then((module) => module.ReviewForm)),
  { ssr: false },
);
