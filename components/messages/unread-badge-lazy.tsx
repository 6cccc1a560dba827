'use client';

import dynamic from 'next/dynamic';
import { loadPart } from '@/components/ui/load-part';

/** Loaded after the page: the menus are rendered without it. */
export const UnreadBadge = dynamic(
  () => loadPart(() => import('./unread-badge').then((module) => module.UnreadBadge)),
  { ssr: false },
);
