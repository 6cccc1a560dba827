'use client';

import { useQuery } from '@tanstack/react-query';
import dynamic from 'next/dynamic';
import type { WarningDto } from '@/lib/moderation/schema';
import { warningsQuery } from './warnings-query';

const WarningNotice = dynamic(
  () => import('./warning-notice').then((module) => module.WarningNotice),
  { ssr: false },
);

/** Asks once a visit; few ever have one, so the dialog's code is fetched with it. Mount once. */
export function WarningHost() {
  const { data } = useQuery(warningsQuery);
  const [first]: WarningDto[] = data ?? [];
  return first ? <WarningNotice key={first.id} warning={first} /> : null;
}
