'use client';

import dynamic from 'next/dynamic';
import { Skeleton } from '@/components/ui/skeleton';

/** Fetched after the page: the screens it stands on have a weight to keep. */
export const MyGames = dynamic(() => import('./my-games').then((module) => module.MyGames), {
  ssr: false,
  loading: () => <Skeleton className="h-56 rounded-card" />,
});

export const CalendarSubscription = dynamic(
  () => import('./calendar-subscription').then((module) => module.CalendarSubscription),
  { ssr: false },
);
