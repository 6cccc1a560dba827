import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it, vi } from 'vitest';
import { BookingCard } from '@/components/bookings/booking-card';
import { RenderedClockProvider } from '@/components/calendar/rendered-clock';
import { ClassSession } from '@/components/classes/class-session';
import { Invitation } from '@/components/invites/invitation';
import { OfflineGameList, OfflineGameView } from '@/components/offline/offline-games';
import { LeaveDialog } from '@/components/seats/leave-dialog';
import { addAllTexts } from '@/languages/all';
import { readBooking } from '@/lib/bookings/service/read-bookings';
import { readSession } from '@/lib/classes/service/read-sessions';
import { readGame } from '@/lib/games/service/read-game';
import { readInvitation } from '@/lib/invites/service/open-link';
import { readOffline } from '@/lib/offline/service';
import { createBooking } from '@/tests/factories/bookings';
import { createClassSession } from '@/tests/factories/classes';
import { createCoach } from '@/tests/factories/coaching';
import { addParticipant, createGame } from '@/tests/factories/games';
import { addMember, createGroup } from '@/tests/factories/groups';
import { createInviteLink } from '@/tests/factories/invites';
import { createPeople } from '@/tests/factories/sessions';
import { GameGrid } from './game-grid';
import { GameTile } from './game-tile';

vi.mock('next/navigation', () => ({
  useRouter: () => ({}),
  usePathname: () => '/games',
  useSearchParams: () => new URLSearchParams(),
}));
// A dialog is in a portal, which has no markup on the server.
vi.mock('@/components/forms/form-dialog', () => ({
  FormDialog: ({ description }: { description: string }) => <p>{description}</p>,
}));
beforeAll(addAllTexts);

// 23:30 on New Year's Day in St John's, and 08:00 on the next day for a reader in Karachi.
const year = new Date().getFullYear() + 1;
const startsAt = new Date(Date.UTC(year, 0, 2, 3));
const at = { startsAt, endsAt: new Date(Date.UTC(year, 0, 2, 4)), timeZone: 'America/St_Johns' };
const THERE = `1 Jan ${year}, 23:30 St John's time`;

/** What somebody in Karachi sees, without what is only in attributes. */
function readBy(part: ReactNode, zone = 'Asia/Karachi'): string {
  const markup = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <RenderedClockProvider now={Date.now()} zone={zone}>
        {part}
      </RenderedClockProvider>
    </QueryClientProvider>,
  );
  return markup.replace(/<[^>]*>/g, '').replaceAll('&#x27;', "'");
}

async function createWorld() {
  const [maker, reader] = await createPeople(2);
  const group = await createGroup({ creatorId: maker.user.id });
  await addMember(group.id, reader.user.id);
  const { id } = await createGame({ ...at, groupId: group.id });
  await addParticipant(id, reader.user.id);
  const coach = await createCoach({ userId: maker.user.id });
  return { maker, reader, group, id, coach };
}

it('every list and card says the year of another year, and the reader’s own day and time', async () => {
  const { reader, group, id, coach } = await createWorld();
  const game = await readGame(reader.actor, id);
  const copy = await readOffline(reader.actor);
  const [offline] = copy.games;
  const session = await createClassSession(coach, at);
  const booking = await createBooking(coach, { ...at, clientId: reader.user.id });
  const links = [
    await createInviteLink({ gameId: id }),
    await createInviteLink({ groupId: group.id }),
  ];
  const invitations = await Promise.all(
    links.map(async ({ token }) => (
      <Invitation
        key={token}
        token={token}
        invitation={await readInvitation(token, reader.actor)}
        invitee={null}
        entry={null}
      />
    )),
  );
  const shown: Record<string, ReactNode> = {
    card: <GameGrid games={[game]} showGroup />,
    tile: <GameTile game={game} />,
    class: <ClassSession session={await readSession(reader.actor, session.id)} />,
    booking: <BookingCard booking={await readBooking(reader.actor, booking.id)} marked={false} />,
    'invitation to a game': invitations[0],
    'invitation to a group': invitations[1],
    'offline list': <OfflineGameList copy={copy} />,
    'offline game': offline && <OfflineGameView game={offline} />,
  };
  for (const [name, part] of Object.entries(shown))
    expect(readBy(part), name).toMatch(new RegExp(`${THERE} · \\w{3} 08:00 for you`));
});

it('so do the questions before leaving', async () => {
  const place = { title: 'Nets', startsAt: startsAt.toISOString(), timeZone: at.timeZone };
  const dialog = {
    open: true,
    busy: false,
    onOpenChange() {},
    onClosed() {},
    onLeave: async () => {},
  };
  for (const noun of ['game', 'class'] as const)
    for (const waits of [true, false])
      expect(readBy(<LeaveDialog {...dialog} place={{ ...place, noun, waits }} />)).toMatch(
        new RegExp(`${THERE} \\(\\w{3} 08:00 for you\\)`),
      );
});
