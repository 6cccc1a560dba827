import { afterEach, expect, it, vi } from 'vitest';
import { discoverGamesSchema } from '@/lib/games/schema/read-game';
import { spanOf } from '@/lib/games/service/game-time';
import { discoverGames } from '@/lib/games/service/read-game';
import { addParticipant, createGame, type GameOptions } from '@/tests/factories/games';
import { createGroup } from '@/tests/factories/groups';
import { createSignedIn } from '@/tests/factories/sessions';
import { createOnboardedUser } from '@/tests/factories/users';
import { createVenue } from '@/tests/factories/venues';

afterEach(() => void vi.useRealTimers());

// Lahore is five hours ahead of UTC. 2026-11-27 is a Friday.
it.each([
  ['tonight', '2026-11-27T10:00Z', '2026-11-26T19:00Z', '2026-11-27T23:00Z'],
  ['tonight', '2026-11-27T18:59Z', '2026-11-26T19:00Z', '2026-11-27T23:00Z'],
  ['tonight', '2026-11-27T19:01Z', '2026-11-27T19:00Z', '2026-11-28T23:00Z'],
  ['tomorrow', '2026-11-27T10:00Z', '2026-11-27T19:00Z', '2026-11-28T19:00Z'],
  ['weekend', '2026-11-27T10:00Z', '2026-11-27T19:00Z', '2026-11-29T19:00Z'],
  ['weekend', '2026-11-28T10:00Z', '2026-11-27T19:00Z', '2026-11-29T19:00Z'],
  ['weekend', '2026-11-29T10:00Z', '2026-11-28T19:00Z', '2026-11-29T19:00Z'],
  ['weekend', '2026-11-30T10:00Z', '2026-12-04T19:00Z', '2026-12-06T19:00Z'],
] as const)('%s at %s is by the clock of the place', (days, now, from, to) => {
  expect(spanOf(days, 'Asia/Karachi', new Date(now))).toEqual({
    timeZone: 'Asia/Karachi',
    from: new Date(from),
    to: new Date(to),
  });
});

const HERE = { latitude: 31.52, longitude: 74.35 };

it('finds the games of the days, at the viewer’s level, for them, with room, and not in yet', async () => {
  // Another Friday, later than the database's clock.
  vi.useFakeTimers({ now: new Date('2027-11-26T10:00:00Z'), toFake: ['Date'] });
  const { actor, user: viewer } = await createSignedIn({
    at: HERE,
    gender: 'male',
    play: [{ name: 'Tennis', skillLevel: 'intermediate' }],
  });
  const venue = await createVenue({ at: HERE });
  const group = await createGroup({ sport: 'Tennis' });
  const game = async (title: string, at: string, more: GameOptions = {}) => {
    const startsAt = new Date(at);
    const endsAt = new Date(startsAt.getTime() + 3_600_000);
    const place = { groupId: group.id, venueId: venue.id, timeZone: 'Asia/Karachi' };
    return createGame({ title, startsAt, endsAt, ...place, ...more });
  };
  await game('tonight', '2027-11-26T15:00Z');
  await game('after midnight', '2027-11-26T20:00Z', { skillMin: 'expert' });
  await game('tomorrow', '2027-11-27T15:00Z', { skillMin: 'beginner', skillMax: 'intermediate' });
  await game('sunday', '2027-11-28T15:00Z', { audience: 'women' });
  const full = await game('full', '2027-11-30T15:00Z', { maxPlayers: 2 });
  const own = await game('own', '2027-12-01T15:00Z');
  await addParticipant(full.id, (await createOnboardedUser()).id);
  await addParticipant(own.id, viewer.id);
  const titles = async (asked: object) => {
    const input = discoverGamesSchema.parse({ ...asked, radius: '25' });
    const { items } = await discoverGames(actor, input);
    return items.map(({ title }) => title).join(', ');
  };
  expect(await titles({ on: 'tonight' })).toBe('tonight, after midnight');
  expect(await titles({ on: 'tomorrow' })).toBe('after midnight, tomorrow');
  expect(await titles({ on: 'weekend' })).toBe('after midnight, tomorrow, sunday');
  expect(await titles({})).toBe('tonight, after midnight, tomorrow, sunday, full, own');
  expect(await titles({ only: 'new' })).toBe('tonight, after midnight, tomorrow, full');
  expect(await titles({ only: ['new', 'room'] })).toBe('tonight, after midnight, tomorrow');
  expect(await titles({ only: ['new', 'level'] })).toBe('tonight, tomorrow, full');
  expect(await titles({ only: 'women' })).toBe('sunday');
  expect(discoverGamesSchema.safeParse({ only: 'else' }).success).toBe(false);
});
