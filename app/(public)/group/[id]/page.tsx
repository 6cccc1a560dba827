import type { Metadata } from 'next';
import { GroupJsonLdScript } from '@/components/groups/group-json-ld-script';
import { GroupScreen } from '@/components/groups/group-screen';
import { BackLink } from '@/components/layout/back-link';
import { env } from '@/lib/env/server';
import { loadPublicGamesOf } from '@/lib/games/loaders';
import { loadPublicGroup } from '@/lib/groups/loaders';
import { routes } from '@/lib/routes';

interface GroupPageProps {
  params: Promise<{ id: string }>;
}

export async function generateMetadata({ params }: GroupPageProps): Promise<Metadata> {
  const group = await loadPublicGroup((await params).id);
  const where = group.location ? ` in ${group.location}` : '';
  const title = `${group.name}: ${group.sport.name}${where}`;
  const description = [
    `${group.memberCount} of ${group.maxMembers} members.`,
    group.description ?? `A ${group.sport.name} group${where}.`,
  ]
    .join(' ')
    .slice(0, 200);
  const url = routes.group(group.id);
  const images = [{ url: `${url}/card.png`, width: 1200, height: 630, alt: group.name }];
  return {
    title,
    description,
    alternates: { canonical: url },
    openGraph: { type: 'website', siteName: 'Maidan', title, description, url, images },
    twitter: { card: 'summary_large_image', title, description, images },
  };
}

export default async function GroupPage({ params }: GroupPageProps) {
  const group = await loadPublicGroup((await params).id);
  const games = await loadPublicGamesOf(group.id);
  return (
    <>
      <GroupJsonLdScript group={group} games={games} origin={env.NEXTAUTH_URL} />
      <BackLink href={routes.groups()}>Back to Groups</BackLink>
      <GroupScreen group={group} games={games} />
    </>
  );
}
