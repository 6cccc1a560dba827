'use client';

import { useQuery } from '@tanstack/react-query';
import dynamic from 'next/dynamic';
import { loadPart } from '@/components/ui/load-part';
import type { WarningDto } from '@/lib/moderation/schema';
import { warningsQuery } from './warnings-query';

const WarningNotice = dynamic(
  () => loadPart(() => import('./warning-notice').then((module) => module.WarningNotice)),
  { ssr: false },
);

/** Warnings are rare, so the dialog's code is loaded only when there is one. Mount once. */
export function WarningHost({ warnings }: { warnings: WarningDto[] }) {
  const { data } = useQuery({ ...warningsQuery, initialData: warnings });
  const [first] = data;
  return first ? <WarningNotice key={first.id} warning={first} /> : null;
}
