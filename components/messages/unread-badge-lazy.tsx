'use client';

import dynamic from 'next/dynamic';

/** After the page: the menus themselves are drawn without it. */
export const UnreadBadge = dynamic(
  () => import('./unread-badge').then((module) => module.UnreadBadge),
  { ssr: false },
);
