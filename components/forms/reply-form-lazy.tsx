'use client';

import dynamic from 'next/dynamic';
import { withTexts } from '@/components/language/texts-for';

/** Split from the pages that guests read. */
export const ReplyForm = dynamic(
  () => withTexts(import('./reply-form').then((module) => module.ReplyForm)),
  { ssr: false },
);
