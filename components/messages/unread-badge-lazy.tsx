'use client';

import dynamic from 'next/dynamic';

/** Loaded after the page: the menus are rendered without it. */
export const UnreadBadge = dynamic(
  () => import('./unread-badge').then((module) => module.UnreadBadge),
  { ssr: false },
);
