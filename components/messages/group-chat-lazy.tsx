'use client';

import dynamic from 'next/dynamic';
import { Skeleton } from '@/components/ui/card';
import { loadScreen } from '@/components/ui/load-part';

/** Loaded when the tab is opened; the rest of the group's page does not need it. */
export const GroupChat = dynamic(
  () => loadScreen(() => import('./group-chat').then((module) => module.GroupChat)),
  {
    ssr: false,
    loading: () => <Skeleton className="h-[min(40rem,calc(100dvh-16rem))] min-h-96" />,
  },
);
