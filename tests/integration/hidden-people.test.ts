import { describe, expect, it } from 'vitest';
import { gameJsonLd } from '@/components/games/game-json-ld';
import { createFeed, readFeed } from '@/lib/calendar/service';
import { loadGamesOf, loadPublicGame } from '@/lib/games/loaders';
import { loadPublicGroup } from '@/lib/groups/loaders';
import { removeMember } from '@/lib/invites/service/leave-group';
import { db } from '@/lib/platform/db/client';
import { listWhatsOn } from '@/lib/venues/service/read-venue';
import { hoursFromNow } from '@/tests/factories/dates';
import { addParticipant, createGame } from '@/tests/factories/games';
import { addMember, createGroup } from '@/tests/factories/groups';
import { createPeople, createSignedIn } from '@/tests/factories/sessions';
import { createVenue } from '@/tests/factories/venues';
import { call } from './call';

const json = async (response: Response) => JSON.stringify(await response.json());

/** A group with a game whose creator is in a state in which they are hidden. */
async function groupOf(state: 'banned' | 'leaving') {
  const creator = await createSignedIn({ name: 'Zubair Hidden', firstName: 'Zubair' });
  const group = await createGroup({ creatorId: creator.user.id });
  const game = await createGame({ groupId: group.id, creatorId: creator.user.id });
  const now = new Date();
  await db.user.update({
    where: { id: creator.user.id },
    data: state === 'banned' ? { bannedAt: now } : { deletionRequestedAt: now, deletionDueAt: now },
  });
  return { group, game };
}

describe.each(['banned', 'leaving'] as const)('content of a %s person', (state) => {
  it('never names them, to guests or to members', async () => {
    const { group, game } = await groupOf(state);
    const { cookie } = await createSignedIn();
    for (const caller of [undefined, cookie]) {
      const answers = [
        await call('GET /api/groups/{id}', { params: { id: group.id }, cookie: caller }),
        await call('GET /api/games/{id}', { params: { id: game.id }, cookie: caller }),
        await call('GET /api/groups/{id}/games', { params: { id: group.id }, cookie: caller }),
      ];
      for (const response of answers) {
        expect(response.status).toBe(200);
        const text = await json(response);
        expect(text).not.toContain('Zubair');
        expect(text).not.toContain(`"creatorId":${group.creatorId}`);
      }
    }
  });

  it('does not name them in lists of members and players or on public pages', async () => {
    const { group, game } = await groupOf(state);
    const mate = await createSignedIn();
    await addMember(group.id, mate.user.id);
    await addParticipant(game.id, mate.user.id);
    const stranger = await createSignedIn();
    for (const { cookie } of [mate, stranger]) {
      const lists = [
        await call('GET /api/groups/{id}/members', { params: { id: group.id }, cookie }),
        await call('GET /api/games/{id}/participants', { params: { id: game.id }, cookie }),
      ];
      for (const list of lists) {
        expect(list.status).toBe(200);
        const text = await json(list);
        expect(text).toContain('Unavailable user');
        expect(text).toContain(mate.user.name);
        expect(text).not.toContain('Zubair');
        expect(text).not.toMatch(new RegExp(`"(userId|user":\\{"id)":${group.creatorId}\\b`));
      }
    }
    const pages = [
      await loadPublicGroup(String(group.id)),
      await loadGamesOf(null, group.id),
      await loadPublicGame(String(game.id)),
    ];
    const text = JSON.stringify(pages);
    expect(text).toContain(game.title);
    expect(text).not.toContain('Zubair');
    expect(text).not.toContain(`"creatorId":${group.creatorId}`);
  });

  it('cannot be joined or found until there is an organiser', async () => {
    const { group, game } = await groupOf(state);
    const [asker, organiser] = await createPeople(2);
    const join = () =>
      call('POST /api/groups/{id}/join', { params: { id: group.id }, cookie: asker.cookie });
    const found = async () => [
      await json(await call('GET /api/groups/discover', { query: { search: group.name } })),
      await json(await call('GET /api/games', { query: { limit: 100 } })),
    ];
    expect((await join()).status).toBe(409);
    for (const text of await found()) {
      expect(text).not.toContain(group.name);
      expect(text).not.toContain(game.title);
    }
    await addMember(group.id, organiser.user.id, 'organiser');
    expect((await join()).status).toBe(201);
    expect((await found())[0]).toContain(group.name);
  });
});

describe('a private address', () => {
  it('is shown to players and organisers; others see the area, without venue or coordinates', async () => {
    const [creator, player, waiting, stranger] = await createPeople(4);
    const venue = await createVenue({ name: 'House of Secrets' });
    const group = await createGroup({ creatorId: creator.user.id });
    const game = await createGame({
      groupId: group.id,
      creatorId: creator.user.id,
      venueId: venue.id,
      isPrivateAddress: true,
      location: 'House of Secrets, Street 7',
      latitude: 31.5203,
      longitude: 74.3587,
    });
    await addParticipant(game.id, player.user.id);
    await addParticipant(game.id, waiting.user.id, { status: 'waitlisted' });
    const read = async (cookie?: string) =>
      (await call('GET /api/games/{id}', { params: { id: game.id }, cookie })).json();
    for (const cookie of [undefined, stranger.cookie, waiting.cookie]) {
      const dto = await read(cookie);
      expect(dto).toMatchObject({ location: 'Gulberg, Lahore', venue: null, point: null });
      expect(JSON.stringify(dto)).not.toMatch(/Secrets|31\.52|74\.35/);
      const markup = JSON.stringify(gameJsonLd(dto, 'https://maidan.test'));
      expect(markup).toContain('"name":"Gulberg, Lahore"');
      expect(markup).not.toMatch(/Secrets|31\.52|74\.35/);
    }
    for (const { cookie } of [player, creator]) {
      expect(await read(cookie)).toMatchObject({
        location: 'House of Secrets, Street 7',
        venue: { name: 'House of Secrets' },
      });
    }
  });

  it('is not revealed by the venue’s page, which lists neither the game nor its group', async () => {
    const venue = await createVenue();
    const { actor } = await createSignedIn();
    const [open, secret] = [await createGroup(), await createGroup()];
    const shown = await createGame({ groupId: open.id, venueId: venue.id });
    await createGame({ groupId: secret.id, venueId: venue.id, isPrivateAddress: true });
    for (const viewer of [null, actor]) {
      const { games, groups } = await listWhatsOn(viewer, venue.id);
      expect(games.map(({ id }) => id)).toEqual([shown.id]);
      expect(groups.map(({ id }) => id)).toEqual([open.id]);
    }
  });

  it('is searchable only by the centre of its cell', async () => {
    const at = { latitude: 31.5203, longitude: 74.3587 };
    const [open, secret] = [
      await createGame(at),
      await createGame({ ...at, isPrivateAddress: true }),
    ];
    const rows = await db.$queryRaw<{ id: number; own: boolean; cell: boolean }[]>`
      SELECT id, g3 = geo_point(latitude, longitude) AS own, g3 = geo_cell(latitude, longitude) AS cell
      FROM games WHERE id IN (${open.id}, ${secret.id}) ORDER BY id`;
    expect(rows).toEqual([
      { id: open.id, own: true, cell: false },
      { id: secret.id, own: false, cell: true },
    ]);
  });
});

describe('a removed member', () => {
  it('no longer sees past games, participants or the feed of a private group', async () => {
    const [creator, gone] = await createPeople(2);
    const group = await createGroup({ creatorId: creator.user.id, visibility: 'private' });
    const { id: memberId } = await addMember(group.id, gone.user.id);
    const past = await createGame({
      groupId: group.id,
      creatorId: creator.user.id,
      startsAt: hoursFromNow(-24),
    });
    const next = await createGame({ groupId: group.id, creatorId: creator.user.id });
    for (const { id } of [past, next]) await addParticipant(id, gone.user.id);
    const { url } = await createFeed(gone.actor);
    const feed = () => readFeed(url.split('/').at(-1) ?? '');
    const statuses = async () => {
      const asked = [past, next].flatMap(({ id }) => [
        call('GET /api/games/{id}', { params: { id }, cookie: gone.cookie }),
        call('GET /api/games/{id}/participants', { params: { id }, cookie: gone.cookie }),
        call('GET /api/games/{id}/calendar', { params: { id }, cookie: gone.cookie }),
      ]);
      return (await Promise.all(asked)).map(({ status }) => status);
    };
    expect(await statuses()).toEqual(Array.from({ length: 6 }, () => 200));
    expect(await feed()).toContain(past.title);
    await removeMember(creator.actor, { groupId: group.id, memberId });
    expect(await statuses()).toEqual(Array.from({ length: 6 }, () => 404));
    expect(await feed()).not.toContain(past.title);
    const mine = await call('GET /api/games/mine', {
      query: { when: 'past' },
      cookie: gone.cookie,
    });
    expect(await mine.json()).toEqual([]);
  });
});

describe('a guest', () => {
  it('sees neither member names nor roles', async () => {
    const member = await createSignedIn();
    const { id } = await createGroup({ memberIds: [member.user.id] });
    const response = await call('GET /api/groups/{id}', { params: { id } });
    const group = await response.json();
    expect(group).toMatchObject({ members: null, viewer: null, creatorId: null });
    expect(JSON.stringify(group)).not.toContain(member.user.name);
  });
});
