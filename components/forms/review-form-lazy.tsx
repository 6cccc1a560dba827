'use client';

import dynamic from 'next/dynamic';
import { loadPart } from '@/components/ui/load-part';

/** Split from the pages that guests read. */
export const ReviewForm = dynamic(
  () => loadPart(() => import('./review-form').then((module) => module.ReviewForm)),
  { ssr: false },
);
