'use client';

import { useQueryClient } from '@tanstack/react-query';
import dynamic from 'next/dynamic';
import { useId } from 'react';
import { GROUPS_KEY } from '@/components/groups/groups-query';
import { texts } from '@/components/groups/texts';
import { Button } from '@/components/ui/button';
import { LineIcon } from '@/components/ui/line-icon';
import { loadPart } from '@/components/ui/load-part';
import { useDialog } from '@/components/ui/use-dialog';
import type { GroupDto } from '@/lib/groups/schema/group';
import { translate } from '@/lib/platform/language/translate';

const CreateGameDialog = dynamic(
  () =>
    loadPart(() =>
      import('@/components/games/create-game-dialog').then((module) => module.CreateGameDialog),
    ),
  { ssr: false },
);
const InvitePeopleDialog = dynamic(
  () =>
    loadPart(() =>
      import('@/components/groups/invite-people-dialog').then(
        (module) => module.InvitePeopleDialog,
      ),
    ),
  { ssr: false },
);
const InviteLinkDialog = dynamic(
  () =>
    loadPart(() =>
      import('@/components/invites/invite-link-dialog').then((module) => module.InviteLinkDialog),
    ),
  { ssr: false },
);

/** Suggests next steps to the creator of a group without games, or without other members. */
export function NextSteps({ group }: { group: GroupDto }) {
  const t = translate(texts);
  const id = useId();
  const queries = useQueryClient();
  const [game, invite, link] = [useDialog(), useDialog(), useDialog()];
  const { viewer } = group;
  if (viewer?.role !== 'creator' || !group.isActive) return null;
  if (viewer.hasGames && group.memberCount > 1) return null;
  return (
    <section aria-labelledby={id} className="grid gap-3 rounded-card border bg-muted p-5">
      <h2 id={id} className="text-xl">
        {t.nextSteps}
      </h2>
      <p className="max-w-prose">{t.nextStepsHint}</p>
      <div className="grid gap-2 sm:flex sm:flex-wrap">
        {viewer.hasGames ? null : (
          <Button onClick={game.show}>
            <LineIcon name="calendar-plus" />
            {t.planFirstGame}
          </Button>
        )}
        <Button variant={viewer.hasGames ? 'primary' : 'secondary'} onClick={link.show}>
          <LineIcon name="link-2" />
          {t.inviteLink}
        </Button>
        <Button variant="secondary" onClick={invite.show}>
          <LineIcon name="user-plus" />
          {t.invitePeople}
        </Button>
      </div>
      {game.wanted ? (
        <CreateGameDialog
          {...game.props}
          groupId={group.id}
          onCreated={() => void queries.invalidateQueries({ queryKey: [GROUPS_KEY] })}
        />
      ) : null}
      {invite.wanted ? <InvitePeopleDialog {...invite.props} group={group} /> : null}
      {link.wanted ? (
        <InviteLinkDialog
          {...link.props}
          target={{ of: 'group', id: group.id, name: group.name }}
        />
      ) : null}
    </section>
  );
}
