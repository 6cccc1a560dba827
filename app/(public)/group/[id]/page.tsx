import { GroupJsonLdScript } from '@/app/(public)/group/[id]/_components/group-json-ld-script';
import { GroupScreen } from '@/app/(public)/group/[id]/_components/group-screen';
import { GroupMissing } from '@/components/groups/group-missing';
import { texts } from '@/components/groups/texts';
import { BackLink } from '@/components/layout/back-link';
import { pageOrMissing } from '@/components/layout/missing';
import { type PageQuery, readQuery } from '@/components/lists/address';
import { shareMetadata } from '@/components/sharing/share-metadata';
import { loadGamesOf, loadPastGamesOf } from '@/lib/games/loaders';
import { loadGroup } from '@/lib/groups/loaders';
import { texts as pageTexts } from '@/lib/groups/server-texts';
import { RECENT_MESSAGES } from '@/lib/messages/constants';
import { loadGroupChat } from '@/lib/messages/loaders';
import { loadSession } from '@/lib/platform/auth/session';
import { env } from '@/lib/platform/env/server';
import { placeName } from '@/lib/platform/geocoding/place-name';
import { later } from '@/lib/platform/language/say';
import { translate } from '@/lib/platform/language/translate';
import { wordsOf } from '@/lib/platform/language/words';
import { routes } from '@/lib/routes';
import { sportWords } from '@/lib/sports/words';

interface GroupPageProps {
  params: Promise<{ id: string }>;
  searchParams: PageQuery;
}

const missing = pageOrMissing({
  title: later(texts, 'groupNotFound'),
  screen: <MissingGroup />,
});

function MissingGroup() {
  return (
    <>
      <BackLink href={routes.groups()}>{translate(pageTexts).backToGroups}</BackLink>
      <GroupMissing />
    </>
  );
}

export const generateMetadata = missing.metadata(async ({ params }: GroupPageProps) => {
  const group = await loadGroup(await loadSession(), (await params).id);
  const t = translate(pageTexts);
  const sport = sportWords(group.sport.name);
  const location = group.location && placeName(group.location);
  const title = t.metaTitle({ group: group.name, sport, location });
  const description = [
    t.metaMembers({ count: group.memberCount, max: group.maxMembers }),
    ...(group.audience === 'all' ? [] : [group.audience === 'women' ? t.metaWomen : t.metaMen]),
    group.description ? wordsOf().name(group.description) : t.metaGroup({ sport, location }),
  ]
    .join(' ')
    .slice(0, 200);
  return shareMetadata({
    title,
    description,
    path: routes.group(group.id),
    image: routes.groupCard(group.id),
    isEmbeddable: group.visibility === 'public',
  });
});

export default missing.page(async ({ params, searchParams }: GroupPageProps) => {
  const session = await loadSession();
  const group = await loadGroup(session, (await params).id);
  const [games, chat] = await Promise.all([
    loadGamesOf(session, group.id),
    session && group.viewer?.role ? loadGroupChat(session, group.id, RECENT_MESSAGES) : null,
  ]);
  const wantsPast = (await readQuery(searchParams)).has('past');
  const past = wantsPast ? await loadPastGamesOf(session, group.id) : null;
  const place = group.location && placeName(group.location);
  return (
    <>
      <GroupJsonLdScript group={group} games={games} place={place} origin={env.NEXTAUTH_URL} />
      <GroupScreen
        group={group}
        games={games}
        place={place}
        past={past}
        chat={chat}
        back={translate(pageTexts).backToGroups}
      />
    </>
  );
});
