'use client';

import dynamic from 'next/dynamic';
import { withTexts } from '@/components/language/texts-for';
import { useIsTouched } from '@/components/layout/use-is-touched';
import { useViewer } from '@/components/layout/viewer';
import { loadScreen } from '@/components/ui/load-part';
import { Skeleton } from '@/components/ui/skeleton';

const LiveClassDates = dynamic(
  () =>
    loadScreen(() =>
      withTexts(import('./live-class-dates')).then((module) => module.LiveClassDates),
    ),
  { ssr: false, loading: Space },
);

/** The dates of one class on the coach's page. A guest's page reads them once the guest does something. */
export function ClassDates(props: { coachId: number; classId: number }) {
  const isMember = useViewer().status === 'member';
  const isTouched = useIsTouched();
  return isMember || isTouched ? <LiveClassDates {...props} /> : <Space />;
}

function Space() {
  return <Skeleton className="h-36 rounded-card" />;
}
