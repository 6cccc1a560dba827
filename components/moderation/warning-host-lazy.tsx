'use client';

import dynamic from 'next/dynamic';
import { loadPart } from '@/components/ui/load-part';

/** Split from the pages of signed-out visitors, like the query cache that it needs. */
export const WarningHost = dynamic(
  () => loadPart(() => import('./warning-host').then((module) => module.WarningHost)),
  { ssr: false },
);
