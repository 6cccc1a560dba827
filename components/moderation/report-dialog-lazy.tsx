'use client';

import dynamic from 'next/dynamic';
import { loadPart } from '@/components/ui/load-part';

/** Split from the pages that guests read, and loaded when somebody reports. */
export const ReportDialog = dynamic(
  () => loadPart(() => import('./report-dialog').then((module) => module.ReportDialog)),
  { ssr: false },
);
