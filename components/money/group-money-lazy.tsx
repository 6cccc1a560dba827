'use client';

import dynamic from 'next/dynamic';
import { Skeleton } from '@/components/ui/card';
import { loadScreen } from '@/components/ui/load-part';

/** Loaded when the tab is opened. */
export const GroupMoney = dynamic(
  () => loadScreen(() => import('./group-money').then((module) => module.GroupMoney)),
  { ssr: false, loading: () => <Skeleton className="h-40 rounded-card" /> },
);
