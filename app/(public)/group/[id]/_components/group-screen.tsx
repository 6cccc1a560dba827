'use client';

import { useQuery } from '@tanstack/react-query';
import dynamic from 'next/dynamic';
import type { ReactNode } from 'react';
import { GamesTab } from '@/components/games/games-tab';
import { GroupHeader } from '@/components/groups/group-header';
import { GroupPlace } from '@/components/groups/group-place';
import { gamesOfGroupQuery, groupQuery } from '@/components/groups/groups-query';
import { texts } from '@/components/groups/texts';
import { useLiveGroups } from '@/components/groups/use-live-groups';
import { useViewer } from '@/components/layout/viewer';
import { useTab } from '@/components/lists/use-tab';
import { GroupChat } from '@/components/messages/group-chat-lazy';
import { GroupMoney } from '@/components/money/group-money-lazy';
import { CountBadge } from '@/components/ui/count-badge';
import { loadScreen } from '@/components/ui/load-part';
import { Skeleton } from '@/components/ui/skeleton';
import { MountedTabsContent, Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs';
import type { GameDto } from '@/lib/games/schema/read-game';
import type { GroupDto } from '@/lib/groups/schema/group';
import { translate } from '@/lib/platform/language/translate';
import { GroupOverview } from './group-overview';

interface LiveGroupProps {
  group: GroupDto;
  games: GameDto[];
  children: (group: GroupDto, games: GameDto[]) => ReactNode;
}

/** Reloaded when it changes. */
function LiveGroup({ group: initial, games: initialGames, children }: LiveGroupProps) {
  useLiveGroups();
  const { data: group = initial } = useQuery(groupQuery(initial.id));
  const { data: games = initialGames } = useQuery(gamesOfGroupQuery(initial.id, 'upcoming'));
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
  /** In the reader's language. */
  place: string | null;
  /** Past and cancelled games, if the address requests them. */
  past: GameDto[] | null;
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
        return <GroupView group={group} games={games} place={place} past={initial.past} />;
      }}
    </LiveGroup>
  );
}

type GroupViewProps = Omit<GroupScreenProps, 'place'> & { place: ReactNode };

function GroupView({ group, games, place, past }: GroupViewProps) {
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
      <GroupHeader group={group} place={place} />
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
          <GroupOverview group={group} games={games} place={place} />
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
