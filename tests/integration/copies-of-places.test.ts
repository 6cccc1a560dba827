import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addAllTexts } from '@/languages/all';
import { createGameSchema, updateGameSchema } from '@/lib/games/schema/edit-game';
import { createGame as planGame } from '@/lib/games/service/create-game';
import { updateGame } from '@/lib/games/service/edit-game';
import { eraseAddresses } from '@/lib/games/service/named-guests';
import { listNotifications } from '@/lib/notifications/service/read-notifications';
import { sendReminders } from '@/lib/notifications/service/send-reminders';
import { db } from '@/lib/platform/db/client';
import { transaction } from '@/lib/platform/db/transaction';
import { env } from '@/lib/platform/env/server';
import { curateVenue, deleteVenue } from '@/lib/venues/service/curate-venue';
import { mergeVenues } from '@/lib/venues/service/merge-venues';
import { hoursFromNow, zoneByDay } from '@/tests/factories/dates';
import { addParticipant, createGame } from '@/tests/factories/games';
import { createGroup } from '@/tests/factories/groups';
import { createSignedIn } from '@/tests/factories/sessions';
import { createVenue } from '@/tests/factories/venues';
import { findPlaces, hide, mailTo, mark, PLACES } from './copies';

// The name and the address of a venue in its games, and in what was told of them.

beforeAll(() => {
  addAllTexts();
  env.SMTP_URL = 'smtp://127.0.0.1:1';
});
afterAll(() => {
  env.SMTP_URL = undefined;
});

async function world() {
  const [creator, player] = [await createSignedIn(), await createSignedIn()];
  const admin = await createSignedIn({ isAdmin: true });
  const [words, street] = [mark(), mark()];
  const address = `4 ${street} Road`;
  const at = { name: `Nets ${words}`, address, area: 'Gulberg', city: 'Lahore' };
  const venue = await createVenue({ ...at, addedById: creator.user.id });
  const group = await createGroup({ creatorId: creator.user.id, memberIds: [player.user.id] });
  const { id } = await createGame({ groupId: group.id, location: '5 Canal Road' });
  await addParticipant(id, player.user.id);
  const move = (input: object) => updateGame(creator.actor, id, updateGameSchema.parse(input));
  const placeOf = async (gameId = id) =>
    (await db.game.findUniqueOrThrow({ where: { id: gameId } })).location;
  return { admin, creator, player, words, street, venue, group, id, move, placeOf };
}

const left = async (words: string) =>
  (await findPlaces(words)).filter((place) => !['own', 'evidence'].includes(PLACES[place] ?? ''));

describe.each(['reported and hidden', 'hidden', 'deleted', 'merged'] as const)(
  'a venue that is %s',
  (how) => {
    async function end({ admin, creator, venue }: Awaited<ReturnType<typeof world>>) {
      if (how === 'reported and hidden') await hide('venue', venue.id);
      if (how === 'hidden') {
        await curateVenue(admin.actor, venue.id, 'hide', {});
        await db.notification.deleteMany({ where: { type: 'venue_hidden' } });
      }
      if (how === 'deleted') await deleteVenue(creator.actor, venue.id);
      if (how !== 'merged') return 'Gulberg, Lahore';
      const to = { name: 'Nets at six', address: '8 Main Road', area: 'Gulberg', city: 'Lahore' };
      const kept = await createVenue(to);
      await mergeVenues(admin.actor, { survivingId: kept.id, mergedId: venue.id });
      await db.auditLog.findFirstOrThrow({ where: { action: 'venue.merged' } });
      await db.notification.deleteMany({ where: { type: 'venue_merged' } });
      return 'Nets at six, 8 Main Road';
    }

    it.each(['to', 'from'] as const)('is not named where a game moved %s it', async (way) => {
      const at = await world();
      await at.move({ venueId: at.venue.id });
      if (way === 'from') await at.move({ venueId: null, location: '6 Canal Road' });
      await mailTo(at.player.user);
      for (const text of [at.words, at.street]) {
        expect(await left(text)).toEqual(
          expect.arrayContaining(['notifications.said', 'messages.said', 'outbox_mails.text']),
        );
      }
      const place = await end(at);
      const inLog = how === 'merged' ? ['audit_logs.data'] : [];
      expect(await left(at.words)).toEqual(inLog);
      expect(await left(at.street)).toEqual(how === 'deleted' ? [] : ['venues.address']);
      const { items } = await listNotifications(at.player.actor, { limit: 5 });
      for (const { content } of items) expect(content).toContain(place);
      expect(await at.placeOf()).toBe(way === 'to' ? place : '6 Canal Road');
    });

    it('is not named in the reminders of a game there, sent or to be sent', async () => {
      const at = await world();
      const { group, venue, player, words } = at;
      const plan = async (hours: number) => {
        const [startsAt, endsAt] = [hoursFromNow(hours), hoursFromNow(hours + 1)];
        const location = `Nets ${words}, Pitch 3`;
        const game = { startsAt, endsAt, venueId: venue.id, location };
        const { id } = await createGame({ groupId: group.id, ...game });
        await addParticipant(id, player.user.id);
        return id;
      };
      const timeZone = zoneByDay();
      await db.user.update({ where: { id: player.user.id }, data: { timeZone } });
      const id = await plan(1.5);
      await sendReminders(new Date());
      expect(await left(words)).toContain('notifications.said');
      const second = await plan(1.6);
      const place = await end(at);
      await sendReminders(new Date());
      const inLog = how === 'merged' ? ['audit_logs.data'] : [];
      expect(await left(words)).toEqual(inLog);
      const expected = `${how === 'merged' ? 'Nets at six' : place}, Pitch 3`;
      expect([await at.placeOf(id), await at.placeOf(second)]).toEqual([expected, expected]);
    });
  },
);

it('a venue that is shown again is named in its games', async () => {
  const { admin, venue, words, street, group, move, placeOf } = await world();
  await move({ venueId: venue.id });
  const location = `Nets ${words}, Pitch 3`;
  const other = await createGame({ groupId: group.id, venueId: venue.id, location });
  await curateVenue(admin.actor, venue.id, 'hide', {});
  expect(await placeOf()).toBe('Gulberg, Lahore');
  await curateVenue(admin.actor, venue.id, 'show', {});
  expect(await placeOf()).toBe(`Nets ${words}, 4 ${street} Road`);
  expect(await placeOf(other.id)).toBe(location);
});

it('what named a merged venue follows the other one from then on', async () => {
  const { admin, venue, player, move, placeOf } = await world();
  await move({ venueId: venue.id });
  const words = mark();
  const at = { address: '8 Main Road', area: 'Gulberg', city: 'Lahore' };
  const kept = await createVenue({ ...at, name: `Nets ${words}` });
  await mergeVenues(admin.actor, { survivingId: kept.id, mergedId: venue.id });
  await db.notification.deleteMany({ where: { type: 'venue_merged' } });
  await mailTo(player.user);
  expect(await left(words)).toEqual(
    expect.arrayContaining(['notifications.said', 'messages.said', 'outbox_mails.text']),
  );
  await hide('venue', kept.id);
  expect(await left(words)).toEqual([]);
  expect(await placeOf()).toBe('Gulberg, Lahore');
});

describe('an address', () => {
  const copies = async (words: string) =>
    (await findPlaces(words)).filter((at) => /^(?:notifications|messages|outbox)/.test(at));

  async function remind(at: Awaited<ReturnType<typeof world>>) {
    const startsAt = hoursFromNow(1.5);
    await db.game.update({ where: { id: at.id }, data: { startsAt, endsAt: hoursFromNow(2.5) } });
    await db.user.update({ where: { id: at.player.user.id }, data: { timeZone: zoneByDay() } });
    await sendReminders(new Date());
    await mailTo(at.player.user);
  }

  it('that becomes private leaves what was told of the game', async () => {
    const at = await world();
    await at.move({ location: `4 ${at.words} Road` });
    await remind(at);
    expect(await copies(at.words)).toEqual(
      expect.arrayContaining(['messages.said', 'notifications.said', 'outbox_mails.text']),
    );
    await at.move({ isPrivateAddress: true, area: 'Gulberg' });
    expect(await copies(at.words)).toEqual([]);
    const { items } = await listNotifications(at.player.actor, { limit: 5 });
    for (const { content } of items) expect(content).toContain('Gulberg');
  });

  it('that is private leaves the reminders with the account of its owner', async () => {
    const at = await world();
    await at.move({ location: `4 ${at.words} Road`, isPrivateAddress: true, area: 'Gulberg' });
    await db.game.update({ where: { id: at.id }, data: { creatorId: at.creator.user.id } });
    await remind(at);
    expect(await copies(at.words)).toContain('notifications.said');
    await transaction((tx) => eraseAddresses(tx, at.creator.user.id));
    expect(await copies(at.words)).toEqual([]);
  });
});

it.each(['hide', 'delete'] as const)(
  'a game is not planned at a venue while it goes: %s',
  async (how) => {
    const { admin, creator, venue, group } = await world();
    const plan = () =>
      planGame(
        creator.actor,
        group.id,
        createGameSchema.parse({
          title: 'At six',
          date: hoursFromNow(48).toISOString().slice(0, 10),
          time: '18:00',
          venueId: venue.id,
        }),
      ).catch((error: unknown) => error);
    // Both at once, several times: whichever is first, the game has no name of a venue that is gone.
    const made = Promise.all(Array.from({ length: 5 }, plan));
    if (how === 'hide') await curateVenue(admin.actor, venue.id, 'hide', {});
    else await deleteVenue(creator.actor, venue.id);
    await made;
    const games = await db.game.findMany({ where: { groupId: group.id } });
    expect(games.filter(({ location }) => location.includes(venue.name))).toEqual([]);
  },
);
