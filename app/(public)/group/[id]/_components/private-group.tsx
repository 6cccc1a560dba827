'use client';

import { useQuery } from '@tanstack/react-query';
import { GroupScreen } from '@/app/(public)/group/[id]/_components/group-screen';
import { gamesOfGroupQuery, groupQuery } from '@/components/groups/groups-query';
import { texts } from '@/components/groups/texts';
import { MembersPageMissing, useMembersPage } from '@/components/layout/members-page';
import { translate } from '@/lib/platform/language/translate';

/** A private group, for its members. */
export function PrivateGroup() {
  const { id, enabled } = useMembersPage();
  const group = useQuery({ ...groupQuery(id), enabled });
  const games = useQuery({ ...gamesOfGroupQuery(id, 'upcoming'), enabled });
  if (group.data) return <GroupScreen group={group.data} games={games.data ?? []} />;
  return (
    <MembersPageMissing
      noun="Group"
      description={translate(texts).maybePrivate}
      isLoading={enabled && group.isPending}
    />
  );
}
