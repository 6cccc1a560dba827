import { useQuery } from '@tanstack/react-query';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { Avatar } from '@/components/avatars/avatar';
import { useNow } from '@/components/calendar/use-now';
import { useGroupStep } from '@/components/groups/use-group-step';
import { RowList } from '@/components/lists/row-list';
import { Button } from '@/components/ui/button';
import { loadPart } from '@/components/ui/load-part';
import type { GameDto } from '@/lib/games/schema/read-game';
import type { GuestDto } from '@/lib/games/schema/roster';
import type { NewInviteLinkDto } from '@/lib/invites/schema';
import { api } from '@/lib/platform/http/client';
import { usePageData } from '@/lib/platform/http/use-page-data';
import { translate } from '@/lib/platform/language/translate';
import { guestsQuery } from './games-query';
import { texts } from './roster-texts';

const AddGuest = dynamic(() =>
  loadPart(() => import('./add-guest').then((module) => module.AddGuest)),
);
const MadeLink = dynamic(() =>
  loadPart(() => import('@/components/invites/made-link').then((module) => module.MadeLink)),
);

/** Guests without an account; until the start the game's managers add and remove them. */
export function NamedGuests({ game, guests: initial }: { game: GameDto; guests: GuestDto[] }) {
  const { data: guests } = useQuery(usePageData(guestsQuery(game.id), initial));
  const now = useNow(60_000);
  const isAhead = now !== null && now < new Date(game.startsAt).getTime();
  const manages = (game.viewer?.canManage ?? false) && game.status === 'upcoming' && isAhead;
  return (
    <>
      {guests.length > 0 ? (
        <RowList items={guests} className="mt-2 grid gap-2">
          {(guest) => <GuestRow key={guest.id} game={game} guest={guest} manages={manages} />}
        </RowList>
      ) : null}
      {manages && game.goingCount < game.maxPlayers ? <AddGuest game={game} /> : null}
    </>
  );
}

interface GuestRowProps {
  game: GameDto;
  guest: GuestDto;
  manages: boolean;
}

function GuestRow({ game, guest, manages }: GuestRowProps) {
  const { run, busy } = useGroupStep();
  const [link, setLink] = useState<NewInviteLinkDto | null>(null);
  const t = translate(texts);
  const { name } = guest;
  const params = { id: game.id, guestId: guest.id };
  const makeLink = () =>
    run({
      call: () => api('POST /api/games/{id}/guests/{guestId}/invite-links', { params }),
      onDone: setLink,
      failed: t.didNotWork,
    });
  const remove = () =>
    run({
      call: () => api('DELETE /api/games/{id}/guests/{guestId}', { params }),
      done: t.removed({ name }),
      failed: t.didNotWork,
    });
  return (
    <li className="grid gap-2.5 rounded-card border bg-card p-2.5 *:min-w-0">
      <div className="flex flex-wrap items-center gap-3">
        <Avatar id={0} name={name} imageUrl={null} size={36} />
        <p className="wrap-anywhere min-w-0 flex-1">
          <bdi>{name}</bdi>
          <span className="block text-muted-foreground text-sm">{t.guestOfOrganiser}</span>
        </p>
        {manages ? (
          <span className="flex flex-wrap gap-2">
            <Button
              size="sm"
              variant="secondary"
              aria-label={t.linkFor({ name })}
              aria-disabled={busy || undefined}
              onClick={makeLink}
            >
              {t.guestLink}
            </Button>
            <Button
              size="sm"
              variant="secondary"
              aria-label={t.removeGuest({ name })}
              aria-disabled={busy || undefined}
              onClick={remove}
            >
              {t.removeShort}
            </Button>
          </span>
        ) : null}
      </div>
      {link ? <MadeLink link={link} name={game.title} /> : null}
    </li>
  );
}
