'use client';

import { useQueryClient } from '@tanstack/react-query';
import { CalendarPlus, UserPlus } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useId } from 'react';
import { GROUPS_KEY } from '@/components/groups/groups-query';
import { ShareButton } from '@/components/layout/share-button';
import { Button } from '@/components/ui/button';
import { useDialog } from '@/components/ui/use-dialog';
import type { GroupDto } from '@/lib/groups/schema/group';
import { routes } from '@/lib/routes';

const CreateGameDialog = dynamic(() =>
  import('@/components/games/create-game-dialog').then((module) => module.CreateGameDialog),
);
const InvitePeopleDialog = dynamic(() =>
  import('@/components/groups/invite-people-dialog').then((module) => module.InvitePeopleDialog),
);

/** Suggests what to do next to the creator of a group that has no games yet. */
export function NextSteps({ group }: { group: GroupDto }) {
  const id = useId();
  const queries = useQueryClient();
  const [game, invite] = [useDialog(), useDialog()];
  const { viewer } = group;
  if (viewer?.role !== 'creator' || viewer.hasGames || !group.isActive) return null;
  return (
    <section
      aria-labelledby={id}
      className="grid gap-3 rounded-card border border-special/40 bg-special-soft p-5"
    >
      <h2 id={id} className="text-xl">
        Next steps
      </h2>
      <p className="max-w-prose">
        Plan the first game, bring in the people you know, and share the link with everybody else.
      </p>
      <div className="grid gap-2 sm:flex sm:flex-wrap">
        <Button onClick={game.show}>
          <CalendarPlus aria-hidden />
          Plan the first game
        </Button>
        <Button variant="secondary" onClick={invite.show}>
          <UserPlus aria-hidden />
          Invite people
        </Button>
        <ShareButton title={group.name} path={routes.group(group.id)} label="Share the link" />
      </div>
      {game.wanted ? (
        <CreateGameDialog
          {...game.props}
          groupId={group.id}
          onCreated={() => void queries.invalidateQueries({ queryKey: [GROUPS_KEY] })}
        />
      ) : null}
      {invite.wanted ? <InvitePeopleDialog {...invite.props} group={group} /> : null}
    </section>
  );
}
