import { GroupJsonLdScript } from '@/app/(public)/group/[id]/_components/group-json-ld-script';
import { GroupScreen } from '@/app/(public)/group/[id]/_components/group-screen';
import { PrivateGroup } from '@/app/(public)/group/[id]/_components/private-group';
import { BackLink } from '@/components/layout/back-link';
import { pageOrMissing } from '@/components/layout/missing';
import { shareMetadata } from '@/components/layout/share-metadata';
import { loadPublicGamesOf } from '@/lib/games/loaders';
import { AUDIENCE_LABELS } from '@/lib/groups/constants';
import { loadPublicGroup } from '@/lib/groups/loaders';
import { env } from '@/lib/platform/env/server';
import { isolate } from '@/lib/platform/validation/isolate';
import { routes } from '@/lib/routes';

interface GroupPageProps {
  params: Promise<{ id: string }>;
}

const missing = pageOrMissing({
  title: 'Group not found',
  screen: (
    <>
      <BackLink href={routes.groups()}>Back to Groups</BackLink>
      <PrivateGroup />
    </>
  ),
});

export const generateMetadata = missing.metadata(async ({ params }: GroupPageProps) => {
  const group = await loadPublicGroup((await params).id);
  const where = group.location ? ` in ${isolate(group.location)}` : '';
  const title = `${isolate(group.name)}: ${isolate(group.sport.name)}${where}`;
  const description = [
    `${group.memberCount} of ${group.maxMembers} members.`,
    ...(group.audience === 'all' ? [] : [`${AUDIENCE_LABELS[group.audience]}.`]),
    group.description
      ? isolate(group.description)
      : `A ${isolate(group.sport.name)} group${where}.`,
  ]
    .join(' ')
    .slice(0, 200);
  const path = routes.group(group.id);
  return shareMetadata({ title, description, path, image: `${path}/card.png` });
});

export default missing.page(async ({ params }: GroupPageProps) => {
  const group = await loadPublicGroup((await params).id);
  const games = await loadPublicGamesOf(group.id);
  return (
    <>
      <GroupJsonLdScript group={group} games={games} origin={env.NEXTAUTH_URL} />
      <BackLink href={routes.groups()}>Back to Groups</BackLink>
      <GroupScreen group={group} games={games} />
    </>
  );
});
