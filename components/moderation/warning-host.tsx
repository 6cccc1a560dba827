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

/** Checks once per visit. Warnings are rare, so the dialog's code is loaded only when there is one. Mount once. */
export function WarningHost() {
  const { data } = useQuery(warningsQuery);
  const [first]: WarningDto[] = data ?? [];
  return first ? <WarningNotice key={first.id} warning={first} /> : null;
}
