'use client';

import dynamic from 'next/dynamic';

/** Split from the pages that guests read. */
export const ReplyForm = dynamic(() => import('./reply-form').then((module) => module.ReplyForm), {
  ssr: false,
});
