'use client';

import dynamic from 'next/dynamic';
import { withTexts } from '@/components/language/texts-for';
import { loadPart } from '@/components/ui/load-part';

/** Split from the pages that guests read. */
export const ReviewForm = dynamic(
  () => loadPart(() => withTexts(import('./review-form').then((module) => module.ReviewForm))),
  { ssr: false },
);
