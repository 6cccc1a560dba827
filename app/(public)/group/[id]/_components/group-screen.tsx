'use client';

import { useQuery } from '@tanstack/react-query';
import { GamesTab } from '@/components/games/games-tab';
import { GroupHeader } from '@/components/groups/group-header';
import { gamesOfGroupQuery, groupQuery } from '@/components/groups/groups-query';
import { GroupMembers, GroupPlace } from '@/components/groups/signed-in-lazy';
import { texts } from '@/components/groups/texts';
import { useLiveGroups } from '@/components/groups/use-live-groups';
import { useStaticTab } from '@/components/layout/use-static-tab';
import { useViewer } from '@/components/layout/viewer';
import { GroupChat } from '@/components/messages/group-chat-lazy';
import { GroupMoney } from '@/components/money/group-money-lazy';
import { CountBadge } from '@/components/ui/count-badge';
import { KeptTabsContent, Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs';
import type { GameDto } from '@/lib/games/schema/read-game';
import type { GroupDto } from '@/lib/groups/schema/group';
import { translate } from '@/lib/platform/language/translate';
import { GroupOverview } from './group-overview';

const TABS = ['overview', 'chat', 'games', 'money', 'members'] as const;

export interface GroupScreenProps {
  /** The group as everybody may see it; a member's own view is loaded in the browser. */
  group: GroupDto;
  games: GameDto[];
  /** The location of this group in the reader's language; a private group has none from the server. */
  place?: string | null;
}

export function GroupScreen(initial: GroupScreenProps) {
  useLiveGroups();
  const t = translate(texts);
  const { status } = useViewer();
  const isMember = status === 'member';
  const { data: group = initial.group } = useQuery({
    ...groupQuery(initial.group.id),
    enabled: isMember,
  });
  const { data: games = initial.games } = useQuery({
    ...gamesOfGroupQuery(initial.group.id, 'upcoming'),
    enabled: isMember,
  });
  const place =
    initial.place && group.location === initial.group.location
      ? initial.place
      : group.location && <GroupPlace name={group.location} />;
  const [tab, setTab] = useStaticTab(TABS);
  // They chat, and have their part in the book.
  const belongs = Boolean(group.viewer?.role);
  // A tab that this reader cannot see is left out.
  const shown =
    ((tab === 'chat' || tab === 'money') && !belongs) || (tab === 'members' && !group.members)
      ? 'overview'
      : tab;
  const gamesTab = <GamesTab group={group} games={games} />;
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
              <CountBadge count={group.viewer?.openRequests ?? 0} of={t.joinRequests} />
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
          <KeptTabsContent value="games">{gamesTab}</KeptTabsContent>
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
