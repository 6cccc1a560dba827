'use client';

import dynamic from 'next/dynamic';
import { loadPart } from '@/components/ui/load-part';

/** Loads zod and react-hook-form, which the pages of venues and coaches do not need. */
export const ReviewForm = dynamic(
  () => loadPart(() => import('./review-form').then((module) => module.ReviewForm)),
  { ssr: false },
);
