'use client';

import dynamic from 'next/dynamic';
import { Skeleton } from '@/components/ui/card';
import { loadPart, loadScreen } from '@/components/ui/load-part';

/** Loaded after the page, because the screens that show it have a size budget. */
export const MyGames = dynamic(
  () => loadScreen(() => import('./my-games').then((module) => module.MyGames)),
  {
    ssr: false,
    loading: () => <Skeleton className="h-56 rounded-card" />,
  },
);

export const CalendarSubscription = dynamic(
  () =>
    loadPart(() => import('./calendar-subscription').then((module) => module.CalendarSubscription)),
  { ssr: false },
);
