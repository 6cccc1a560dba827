'use client';

import dynamic from 'next/dynamic';
import { loadPart } from '@/components/ui/load-part';

/** In its own bundle, and loaded for a report, because guests' pages do not need it. */
export const ReportDialog = dynamic(
  () => loadPart(() => import('./report-dialog').then((module) => module.ReportDialog)),
  { ssr: false },
);
