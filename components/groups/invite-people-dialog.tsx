'use client';

import { useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { Avatar } from '@/components/layout/avatar';
import { EmptyState } from '@/components/layout/empty-state';
import { Button } from '@/components/ui/button';
import { buttonVariants } from '@/components/ui/button-variants';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
} from '@/components/ui/dialog';
import type { DialogProps } from '@/components/ui/use-dialog';
import type { ConnectionDto } from '@/lib/connections/schema';
import type { GroupDto } from '@/lib/groups/schema/group';
import { ASK_AGAIN_HOURS } from '@/lib/platform/errors/ask-again';
import { apiUrl } from '@/lib/platform/http/api-calls';
import { api } from '@/lib/platform/http/client';
import { readQuery } from '@/lib/platform/http/queries';
import { isolate } from '@/lib/platform/validation/isolate';
import { routes } from '@/lib/routes';
import { GROUPS_KEY, invitesOfGroupQuery } from './groups-query';
import { useGroupStep } from './use-group-step';

const connectionsQuery = readQuery(
  GROUPS_KEY,
  apiUrl('GET /api/connections', { query: { limit: 100 } }),
);

/** The organiser's connections who are not members, and the pending invites. */
export function InvitePeopleDialog({ group, ...dialog }: DialogProps & { group: GroupDto }) {
  const connections = useQuery(connectionsQuery);
  const { data: invites = [] } = useQuery(invitesOfGroupQuery(group.id));
  const inside = new Set(group.members?.map(({ userId }) => userId));
  const people = connections.data?.filter(({ id }) => !inside.has(id));
  const open = new Map(invites.map(({ user, id }) => [user.id, id]));
  return (
    <Dialog open={dialog.open} onOpenChange={dialog.onOpenChange}>
      <DialogContent onCloseAutoFocus={dialog.onClosed}>
        <DialogHeader>
          <DialogTitle>Invite people</DialogTitle>
          <DialogDescription>People you are connected with. They decide.</DialogDescription>
        </DialogHeader>
        {people && people.length === 0 ? (
          <EmptyState
            drawing="players"
            as="p"
            title="Nobody to invite"
            {...(connections.data?.length === 0
              ? {
                  description:
                    'You are not connected with anybody yet. Share the link of the group, or find players.',
                  action: (
                    <Link href={routes.players()} prefetch={false} className={buttonVariants()}>
                      Find Players
                    </Link>
                  ),
                }
              : { description: 'Everybody you are connected with is in the group already.' })}
          />
        ) : null}
        <ul className="grid gap-2">
          {people?.map((person) => (
            <li key={person.id}>
              <Invitable group={group} person={person} inviteId={open.get(person.id) ?? null} />
            </li>
          ))}
        </ul>
      </DialogContent>
    </Dialog>
  );
}

interface InvitableProps {
  group: GroupDto;
  person: ConnectionDto;
  inviteId: number | null;
}

function Invitable({ group, person, inviteId }: InvitableProps) {
  const { run, busy } = useGroupStep();
  const invite = () =>
    run({
      call: () =>
        api('POST /api/groups/{id}/invites', {
          params: { id: group.id },
          body: { receiverId: person.id },
        }),
      done: `${isolate(person.name)} is invited`,
      failed: 'Failed to invite',
    });
  const withdraw = (id: number) =>
    run({
      call: () => api('POST /api/group-invites/{id}/withdraw', { params: { id } }),
      done: 'Invite taken back',
      description: `You can invite ${isolate(person.name)} again in ${ASK_AGAIN_HOURS} hours.`,
      failed: 'Failed to take the invite back',
    });
  return (
    <div className="flex items-center gap-3 rounded-card border p-3">
      <Avatar id={person.id} name={person.name} imageUrl={person.profileImageUrl} size={40} />
      <p className="wrap-anywhere min-w-0 flex-1 font-strong" dir="auto">
        {person.name}
      </p>
      <Button
        size="sm"
        variant={inviteId === null ? 'primary' : 'secondary'}
        aria-disabled={busy || undefined}
        aria-label={
          inviteId === null
            ? `Invite ${isolate(person.name)}`
            : `Take back: ${isolate(person.name)}`
        }
        onClick={() => (inviteId === null ? invite() : withdraw(inviteId))}
      >
        {inviteId === null ? 'Invite' : 'Take back'}
      </Button>
    </div>
  );
}
