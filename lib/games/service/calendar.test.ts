import { describe, expect, it } from 'vitest';
import { cancelGame } from '@/lib/games/service/cancel-game';
import { updateGame } from '@/lib/games/service/edit-game';
import { readGameFile } from '@/lib/games/service/read-roster';
import { eventsOf } from '@/tests/factories/calendar';
import { createGame } from '@/tests/factories/games';
import { createGroup } from '@/tests/factories/groups';
import { createSignedIn } from '@/tests/factories/sessions';

async function organised(title = 'Friday, nets; and "chai"\nafter') {
  const creator = await createSignedIn();
  const group = await createGroup({ creatorId: creator.user.id });
  const game = await createGame({ groupId: group.id, creatorId: creator.user.id, title });
  return { creator, game };
}

describe('the calendar file of a game', () => {
  it('contains what, when and where, with commas, quotes and line breaks intact', async () => {
    const { creator, game } = await organised();
    expect(eventsOf(await readGameFile(creator.actor, game.id))).toEqual([
      {
        uid: `${game.calendarUid}@maidan`,
        sequence: 0,
        title: game.title,
        location: game.location,
        // Calendars have whole seconds.
        startsAt: new Date(Math.floor(game.startsAt.getTime() / 1_000) * 1_000).toISOString(),
        endsAt: expect.any(String),
        status: 'CONFIRMED',
      },
    ]);
  });

  it('keeps its UID and increments SEQUENCE with every change, including cancelling', async () => {
    const { creator, game } = await organised('Nets');
    const seen = [];
    seen.push(...eventsOf(await readGameFile(creator.actor, game.id)));
    await updateGame(creator.actor, game.id, { time: '07:15' });
    seen.push(...eventsOf(await readGameFile(creator.actor, game.id)));
    await cancelGame(creator.actor, game.id, { reason: 'Rain', scope: 'this' });
    seen.push(...eventsOf(await readGameFile(creator.actor, game.id)));
    expect(new Set(seen.map(({ uid }) => uid)).size).toBe(1);
    expect(seen.map(({ sequence }) => sequence)).toEqual([0, 1, 2]);
    expect(seen.at(-1)).toMatchObject({ status: 'CANCELLED', title: 'Cancelled: Nets' });
  });

  it('shows only the area of a private address to people who are not going', async () => {
    const game = await createGame({ isPrivateAddress: true, location: 'House 14-B, Gulberg' });
    const stranger = await createSignedIn();
    const [event] = eventsOf(await readGameFile(stranger.actor, game.id));
    expect(event?.location).toBe('Gulberg, Lahore');
  });
});
