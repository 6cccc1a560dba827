import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { GroupData } from '@/app/(app)/group/[id]/data/_components/group-data';
import { BackLink } from '@/components/layout/back-link';
import { pageOrMissing } from '@/components/layout/missing';
import { LandingPanel } from '@/components/shell/landing-panel';
import { texts } from '@/components/webhooks/data-texts';
import { loadGroup } from '@/lib/groups/loaders';
import { loadSession } from '@/lib/platform/auth/session';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import { texts as statistics } from '@/lib/statistics/server-texts';

interface DataPageProps {
  params: Promise<{ id: string }>;
}

export function generateMetadata(): Metadata {
  return { title: translate(texts).title, robots: { index: false } };
}

export default pageOrMissing().page(async ({ params }: DataPageProps) => {
  const session = await loadSession();
  if (!session) return <LandingPanel />;
  const group = await loadGroup(session, (await params).id);
  if (!group.viewer?.canOrganise) notFound();
  return (
    <>
      <BackLink href={routes.group(group.id)}>
        {translate(statistics).back({ group: group.name })}
      </BackLink>
      <GroupData group={group} />
    </>
  );
});
