import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { GroupStatistics } from '@/components/groups/group-statistics';
import { BackLink } from '@/components/layout/back-link';
import { pageOrMissing } from '@/components/layout/missing';
import { LandingPanel } from '@/components/shell/landing-panel';
import { loadGroup } from '@/lib/groups/loaders';
import { loadSession } from '@/lib/platform/auth/session';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import { loadStatistics } from '@/lib/statistics/loaders';
import { texts } from '@/lib/statistics/server-texts';

interface StatisticsPageProps {
  params: Promise<{ id: string }>;
}

export function generateMetadata(): Metadata {
  return { title: translate(texts).title, robots: { index: false } };
}

export default pageOrMissing().page(async ({ params }: StatisticsPageProps) => {
  const session = await loadSession();
  if (!session) return <LandingPanel />;
  const group = await loadGroup(session, (await params).id);
  if (!group.viewer?.canOrganise) notFound();
  return (
    <>
      <BackLink href={routes.group(group.id)}>
        {translate(texts).back({ group: group.name })}
      </BackLink>
      <GroupStatistics groupId={group.id} statistics={await loadStatistics(session, group.id)} />
    </>
  );
});
