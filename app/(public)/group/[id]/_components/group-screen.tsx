'use client';

import { useQuery } from '@tanstack/react-query';
import dynamic from 'next/dynamic';
import type { ReactNode } from 'react';
import { StartLine } from '@/components/calendar/start-time';
import { useNow } from '@/components/calendar/use-now';
import { Countdown } from '@/components/games/countdown';
import { GameControl } from '@/components/games/game-control';
import { GameSeats } from '@/components/games/game-seats';
import { GamesTab } from '@/components/games/games-tab';
import { LevelBadge } from '@/components/games/level-badge';
import { AudienceBadge } from '@/components/groups/group-card';
import { GroupHeader } from '@/components/groups/group-header';
import { GroupPlace } from '@/components/groups/group-missing';
import { groupQuery, upcomingGamesQuery, useLiveGroups } from '@/components/groups/groups-query';
import { RecentChat } from '@/components/groups/recent-chat';
import { texts } from '@/components/groups/texts';
import { Link } from '@/components/language/link';
import { useViewer } from '@/components/layout/viewer';
import { useTab } from '@/components/lists/use-address';
import { GroupChatSkeleton } from '@/components/messages/chat-skeleton';
import { sportTint } from '@/components/sports/sport-key';
import { Skeleton } from '@/components/ui/card';
import { CountBadge } from '@/components/ui/count-badge';
import { EmptyState } from '@/components/ui/empty-state';
import { LineIcon } from '@/components/ui/line-icon';
import { loadPart, loadScreen } from '@/components/ui/load-part';
import { MountedTabsContent, Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs';
import { cn } from '@/lib/cn';
import type { GameDto } from '@/lib/games/schema/read-game';
import type { GroupDto } from '@/lib/groups/schema/group';
import type { GroupChatDto } from '@/lib/messages/schema/conversations';
import { usePageData } from '@/lib/platform/http/use-page-data';
import { translate } from '@/lib/platform/language/translate';
import { mapsAddressUrl, routes } from '@/lib/routes';

/** Loaded when the tab is opened; the rest of the group's page does not need it. */
const GroupChat = dynamic(
  () =>
    loadScreen(() => import('@/components/messages/group-chat').then((module) => module.GroupChat)),
  {
    ssr: false,
    loading: GroupChatSkeleton,
  },
);

/** Loaded when the tab is opened. */
const GroupMoney = dynamic(
  () =>
    loadScreen(() => import('@/components/money/group-money').then((module) => module.GroupMoney)),
  { ssr: false, loading: () => <Skeleton className="h-40 rounded-card" /> },
);

/** Loaded only by the creator of a group. */
const NextSteps = dynamic(() =>
  loadPart(() =>
    import('@/app/(public)/group/[id]/_components/next-steps').then((module) => module.NextSteps),
  ),
);

interface GroupOverviewProps {
  group: GroupDto;
  games: GameDto[];
  place: ReactNode;
  chat: GroupChatDto | null;
}

function GroupOverview({ group, games, place, chat }: GroupOverviewProps) {
  const t = translate(texts);
  const now = useNow();
  const next = games.find(
    ({ status, startsAt }) =>
      status === 'upcoming' && (now === null || new Date(startsAt).getTime() > now),
  );
  return (
    <div className="grid gap-6 *:min-w-0">
      {group.viewer?.role === 'creator' ? <NextSteps group={group} /> : null}
      <div className="grid items-start gap-6 *:min-w-0 lg:grid-cols-[3fr_2fr]">
        <section className="grid gap-3 *:min-w-0">
          <h2 className="text-xl">{t.nextGame}</h2>
          {next ? (
            <NextGame game={next} />
          ) : (
            <EmptyState drawing="games" as="p" title={t.noUpcomingGames} />
          )}
          {group.viewer?.role ? <RecentChat groupId={group.id} messages={chat?.messages} /> : null}
        </section>
        <div className="grid gap-6 *:min-w-0">
          <section>
            <h2 className="mb-2 text-xl">{t.about}</h2>
            <p className="wrap-anywhere max-w-prose whitespace-pre-line" dir="auto">
              {group.description ?? t.noDescription}
            </p>
          </section>
          <section>
            <h2 className="mb-2 text-xl">{t.location}</h2>
            {group.location ? (
              <p className="wrap-anywhere flex items-start gap-2">
                <LineIcon name="map-pin" className="mt-1 size-4 shrink-0 text-primary-ink" />
                <a
                  href={mapsAddressUrl(group.location)}
                  target="_blank"
                  rel="noopener noreferrer"
                  className="underline underline-offset-4"
                >
                  <bdi>{place}</bdi>
                  <span className="sr-only">{t.onMapInNewTab}</span>
                </a>
              </p>
            ) : (
              <p className="text-muted-foreground">{t.locationNotSet}</p>
            )}
          </section>
        </div>
      </div>
    </div>
  );
}

function NextGame({ game }: { game: GameDto }) {
  return (
    <article
      className={cn(
        sportTint(game.sport.name),
        'grid min-w-0 gap-3 rounded-card border border-t-4 border-t-special bg-card p-5 *:min-w-0',
      )}
    >
      <Countdown startsAt={game.startsAt} ticks />
      <StartLine of={game} />
      <div className="min-w-0">
        <h3 className="wrap-anywhere text-xl" dir="auto">
          <Link href={routes.game(game.id)} className="underline-offset-4 hover:underline">
            {game.title}
          </Link>
        </h3>
        <p className="wrap-anywhere mt-1 text-muted-foreground" dir="auto">
          {game.location}
        </p>
      </div>
      <p className="flex flex-wrap gap-2 empty:hidden">
        <AudienceBadge audience={game.audience} />
        <LevelBadge range={game} />
      </p>
      <GameSeats game={game} />
      <GameControl game={game} />
    </article>
  );
}

interface LiveGroupProps {
  group: GroupDto;
  games: GameDto[];
  children: (group: GroupDto, games: GameDto[]) => ReactNode;
}

/** Reloaded when it changes. */
function LiveGroup({ group: initial, games: initialGames, children }: LiveGroupProps) {
  useLiveGroups();
  const { data: group } = useQuery(usePageData(groupQuery(initial.id), initial));
  const { data: games } = useQuery(usePageData(upcomingGamesQuery(initial.id), initialGames));
  return children(group, games);
}

/** Loaded when the tab is opened, like the chat and the ledger. */
const GroupMembers = dynamic(
  () =>
    loadScreen(() =>
      import('@/components/groups/group-members').then((module) => module.GroupMembers),
    ),
  { loading: () => <Skeleton className="h-40 rounded-card" /> },
);

const TABS = ['overview', 'chat', 'games', 'money', 'members'] as const;

export interface GroupScreenProps {
  group: GroupDto;
  games: GameDto[];
  /** The words of the way back to all groups. */
  back: string;
  /** In the reader's language. */
  place: string | null;
  /** Past and cancelled games, if the address requests them. */
  past: GameDto[] | null;
  /** Null for people who are not in the group. */
  chat: GroupChatDto | null;
}

export function GroupScreen(initial: GroupScreenProps) {
  const { status } = useViewer();
  if (status !== 'member') return <GroupView {...initial} />;
  return (
    <LiveGroup {...initial}>
      {(group, games) => {
        const isMoved = group.location !== initial.group.location;
        const place = isMoved
          ? group.location && <GroupPlace name={group.location} />
          : initial.place;
        return (
          <GroupView
            group={group}
            games={games}
            place={place}
            past={initial.past}
            chat={initial.chat}
            back={initial.back}
          />
        );
      }}
    </LiveGroup>
  );
}

type GroupViewProps = Omit<GroupScreenProps, 'place'> & { place: ReactNode };

function GroupView({ group, games, place, past, chat, back }: GroupViewProps) {
  const t = translate(texts);
  const isMember = useViewer().status === 'member';
  const [tab, setTab] = useTab(TABS);
  // Members chat, and have their part of the ledger.
  const belongs = Boolean(group.viewer?.role);
  // A tab that is hidden from the viewer is omitted.
  const shown =
    ((tab === 'chat' || tab === 'money') && !belongs) || (tab === 'members' && !group.members)
      ? 'overview'
      : tab;
  const gamesTab = <GamesTab group={group} games={games} past={past} />;
  return (
    <div className="grid min-w-0 gap-6 *:min-w-0">
      <GroupHeader group={group} chat={chat?.chat} place={place} back={back} />
      <Tabs value={shown} onValueChange={setTab}>
        <TabsList aria-label={t.tabs}>
          <TabsTrigger value="overview">{t.overviewTab}</TabsTrigger>
          {belongs ? <TabsTrigger value="chat">{t.chatTab}</TabsTrigger> : null}
          <TabsTrigger value="games">{t.gamesTab}</TabsTrigger>
          {belongs ? <TabsTrigger value="money">{t.moneyTab}</TabsTrigger> : null}
          {group.members ? (
            <TabsTrigger value="members">
              {/* One string: between two text nodes the space would be lost beside the badge. */}
              {t.membersTab({ count: group.memberCount })}
              <CountBadge count={group.viewer?.openRequests ?? 0} of={t.joinRequestsTab} />
            </TabsTrigger>
          ) : null}
        </TabsList>
        <TabsContent value="overview">
          <GroupOverview group={group} games={games} place={place} chat={chat} />
        </TabsContent>
        {belongs ? (
          <TabsContent value="chat">
            <GroupChat groupId={group.id} />
          </TabsContent>
        ) : null}
        {isMember ? (
          <TabsContent value="games">{gamesTab}</TabsContent>
        ) : (
          <MountedTabsContent value="games">{gamesTab}</MountedTabsContent>
        )}
        {belongs ? (
          <TabsContent value="money">
            <GroupMoney groupId={group.id} canOrganise={group.viewer?.canOrganise ?? false} />
          </TabsContent>
        ) : null}
        {group.members ? (
          <TabsContent value="members">
            <GroupMembers group={group} />
          </TabsContent>
        ) : null}
      </Tabs>
    </div>
  );
}
