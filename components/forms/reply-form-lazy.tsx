'use client';

import dynamic from 'next/dynamic';
import { withTexts } from '@/components/language/texts-for';
import { loadPart } from '@/components/ui/load-part';

/** Split from the pages that guests read. */
export const ReplyForm = dynamic(
  () => loadPart(() => withTexts(import('./reply-form').then((module) => module.ReplyForm))),
  { ssr: false },
);
