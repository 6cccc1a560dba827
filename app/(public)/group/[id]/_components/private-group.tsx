'use client';

import { useQuery } from '@tanstack/react-query';
import { useParams } from 'next/navigation';
import { GroupScreen } from '@/app/(public)/group/[id]/_components/group-screen';
import { gamesOfGroupQuery, groupQuery } from '@/components/groups/groups-query';
import { EmptyState } from '@/components/layout/empty-state';
import { useExpectsMember, useViewer } from '@/components/layout/viewer';

/**
 * Shown where everybody else gets 'not found': members of a private group load it through the API. The page's status is 404 for
 * all.
 */
export function PrivateGroup() {
  const { status } = useViewer();
  const expectsMember = useExpectsMember();
  const id = Number(useParams<{ id: string }>().id);
  const enabled = status === 'member' && Number.isSafeInteger(id) && id > 0;
  const group = useQuery({ ...groupQuery(id), enabled });
  const games = useQuery({ ...gamesOfGroupQuery(id, 'upcoming'), enabled });
  if (group.data) return <GroupScreen group={group.data} games={games.data ?? []} />;
  const waits = (status === 'pending' && expectsMember) || (enabled && group.isPending);
  return (
    <>
      <h1 className="sr-only">Group</h1>
      {waits ? (
        <output className="block py-16 text-center text-muted-foreground">Loading group...</output>
      ) : (
        <EmptyState
          as="h2"
          drawing="over-the-wall"
          // While the viewer is unknown: it may be a group of theirs.
          className={status === 'pending' ? 'in-data-[viewer=member]:invisible' : undefined}
          title="Group not found"
          description="It may be private or deleted."
        />
      )}
    </>
  );
}
