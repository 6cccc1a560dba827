'use client';

import dynamic from 'next/dynamic';
import { loadPart } from '@/components/ui/load-part';

/** Split from the pages that guests read. */
export const ReplyForm = dynamic(
  () => loadPart(() => import('./reply-form').then((module) => module.ReplyForm)),
  { ssr: false },
);
