'use client';

import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Avatar } from '@/components/avatars/avatar';
import { Link } from '@/components/language/link';
import { MoreButton } from '@/components/lists/more-button';
import { Button } from '@/components/ui/button';
import { buttonVariants } from '@/components/ui/button-variants';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
} from '@/components/ui/dialog';
import { EmptyState } from '@/components/ui/empty-state';
import type { DialogProps } from '@/components/ui/use-dialog';
import type { ConnectionDto } from '@/lib/connections/schema';
import type { GroupDto } from '@/lib/groups/schema/group';
import { ASK_AGAIN_HOURS } from '@/lib/platform/errors/constants';
import { apiUrl } from '@/lib/platform/http/api-calls';
import { api } from '@/lib/platform/http/client';
import { batchesQuery } from '@/lib/platform/http/queries';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import { GROUPS_KEY, invitesOfGroupQuery } from './groups-query';
import { texts as manageTexts } from './manage-texts';
import { texts } from './texts';
import { useGroupStep } from './use-group-step';

const connectionsQuery = (outsideGroup: number) =>
  batchesQuery(GROUPS_KEY, apiUrl('GET /api/connections', { query: { limit: 50, outsideGroup } }));

/** The organiser's connections who are not members, and the pending invites. */
export function InvitePeopleDialog({ group, ...dialog }: DialogProps & { group: GroupDto }) {
  const t = translate(texts);
  const own = translate(manageTexts);
  const query = useInfiniteQuery(connectionsQuery(group.id));
  const people = query.data?.pages.flatMap(({ items }) => items);
  const isEmpty = people?.length === 0 && !query.hasNextPage;
  const { data: invites = [] } = useQuery(invitesOfGroupQuery(group.id));
  const open = new Map(invites.map(({ user, id }) => [user.id, id]));
  return (
    <Dialog open={dialog.open} onOpenChange={dialog.onOpenChange}>
      <DialogContent onCloseAutoFocus={dialog.onClosed}>
        <DialogHeader>
          <DialogTitle>{t.invitePeople}</DialogTitle>
          <DialogDescription>{own.inviteHint}</DialogDescription>
        </DialogHeader>
        {isEmpty ? (
          <EmptyState
            drawing="players"
            as="p"
            title={own.nobodyToInvite}
            description={own.nobodyOutside}
            action={
              <Link href={routes.players()} className={buttonVariants()}>
                {own.findPlayers}
              </Link>
            }
          />
        ) : null}
        <ul className="grid gap-2">
          {people?.map((person) => (
            <li key={person.id}>
              <Invitable group={group} person={person} inviteId={open.get(person.id) ?? null} />
            </li>
          ))}
        </ul>
        <MoreButton query={query}>{own.showMorePeople}</MoreButton>
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
  const t = translate(texts);
  const own = translate(manageTexts);
  const { run, busy } = useGroupStep();
  const invite = () =>
    run({
      call: () =>
        api('POST /api/groups/{id}/invites', {
          params: { id: group.id },
          body: { receiverId: person.id },
        }),
      done: own.isInvited(person),
      failed: own.inviteFailed,
    });
  const withdraw = (id: number) =>
    run({
      call: () => api('POST /api/group-invites/{id}/withdraw', { params: { id } }),
      done: own.inviteTakenBack,
      description: own.inviteAgainIn({ name: person.name, hours: ASK_AGAIN_HOURS }),
      failed: own.takeBackFailed,
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
        aria-label={inviteId === null ? own.inviteOf(person) : own.takeBackOf(person)}
        onClick={() => (inviteId === null ? invite() : withdraw(inviteId))}
      >
        {inviteId === null ? t.invite : own.takeBack}
      </Button>
    </div>
  );
}
