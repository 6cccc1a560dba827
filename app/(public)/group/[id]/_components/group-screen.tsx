'use client';

import { useQuery } from '@tanstack/react-query';
import { GamesTab } from '@/components/games/games-tab';
import { GroupHeader } from '@/components/groups/group-header';
import { GroupMembers } from '@/components/groups/group-members';
import { gamesOfGroupQuery, groupQuery } from '@/components/groups/groups-query';
import { texts } from '@/components/groups/texts';
import { useLiveGroups } from '@/components/groups/use-live-groups';
import { useStaticTab } from '@/components/layout/use-static-tab';
import { useViewer } from '@/components/layout/viewer';
import { GroupChat } from '@/components/messages/group-chat-lazy';
import { CountBadge } from '@/components/ui/count-badge';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs';
import type { GameDto } from '@/lib/games/schema/read-game';
import type { GroupDto } from '@/lib/groups/schema/group';
import { translate } from '@/lib/platform/language/translate';
import { GroupOverview } from './group-overview';

const TABS = ['overview', 'chat', 'games', 'members'] as const;

export interface GroupScreenProps {
  /** The group as everybody may see it; a member's own view is loaded in the browser. */
  group: GroupDto;
  games: GameDto[];
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
  const [tab, setTab] = useStaticTab(TABS);
  const mayChat = Boolean(group.viewer?.role);
  // A tab that this reader cannot see is left out.
  const shown =
    (tab === 'chat' && !mayChat) || (tab === 'members' && !group.members) ? 'overview' : tab;
  return (
    <div className="grid min-w-0 gap-6 *:min-w-0">
      <GroupHeader group={group} />
      <Tabs value={shown} onValueChange={setTab}>
        <TabsList aria-label={t.tabs}>
          <TabsTrigger value="overview">{t.overviewTab}</TabsTrigger>
          {mayChat ? <TabsTrigger value="chat">{t.chatTab}</TabsTrigger> : null}
          <TabsTrigger value="games">{t.gamesTab}</TabsTrigger>
          {group.members ? (
            <TabsTrigger value="members">
              {/* One string: between two text nodes the space would be lost beside the badge. */}
              {t.membersTab({ count: group.memberCount })}
              <CountBadge count={group.viewer?.openRequests ?? 0} of={t.joinRequests} />
            </TabsTrigger>
          ) : null}
        </TabsList>
        <TabsContent value="overview">
          <GroupOverview group={group} games={games} />
        </TabsContent>
        {mayChat ? (
          <TabsContent value="chat">
            <GroupChat groupId={group.id} />
          </TabsContent>
        ) : null}
        <TabsContent value="games">
          <GamesTab group={group} games={games} />
        </TabsContent>
        {group.members ? (
          <TabsContent value="members">
            <GroupMembers group={group} />
          </TabsContent>
        ) : null}
      </Tabs>
    </div>
  );
}
