import { beforeEach, describe, expect, it } from 'vitest';
import { loadDiscover, loadLanding, loadSportLists } from '@/lib/discover/loaders';
import { discoverSchema } from '@/lib/discover/schema';
import { findSession, type Session } from '@/lib/platform/auth/session-store';
import { invalidateAllCached } from '@/lib/platform/cache/stores';
import { LAHORE } from '@/lib/platform/city/lahore';
import { db } from '@/lib/platform/db/client';
import { createGame } from '@/tests/factories/games';
import { createGroup } from '@/tests/factories/groups';
import { createBlock } from '@/tests/factories/moderation';
import { GULBERG, KARACHI } from '@/tests/factories/places';
import { createActor, createSignedIn } from '@/tests/factories/sessions';
import { createOnboardedUser, createUser } from '@/tests/factories/users';
import { createVenue } from '@/tests/factories/venues';
import { countStatements } from '@/tests/setup/count-statements';

const ALL = { sportId: null, anywhere: false };

let token: string;

beforeEach(async () => {
  await db.user.deleteMany();
  await db.venue.deleteMany();
  await db.group.deleteMany();
  invalidateAllCached();
  ({ token } = await createSignedIn());
});

async function requireSession(): Promise<Session> {
  const session = await findSession(token);
  if (!session) throw new Error('Not signed in');
  return session;
}

describe('loading Discover', () => {
  it('takes 9 statements including the session, 8 once sports are cached, and repeats none', async () => {
    for (let index = 0; index < 12; index += 1) {
      await createOnboardedUser({ play: [{ name: 'Cricket' }, { name: 'Tennis' }] });
      await createVenue();
      await createGroup();
      await createGame();
    }
    for (const expected of [9, 8]) {
      const statements = await countStatements(async () => {
        const discover = await loadDiscover(await requireSession(), ALL);
        expect(discover.venues).toHaveLength(6);
        expect(discover.groups).toHaveLength(6);
        expect(discover.people).toHaveLength(7);
        expect(discover.games).toHaveLength(6);
      });
      expect(statements).toHaveLength(expected);
      expect(new Set(statements).size).toBe(statements.length);
    }
  });

  it('shows what is around the person’s location, without anybody’s coordinates', async () => {
    const person = await createOnboardedUser();
    const venue = await createVenue({ addedById: null });
    const group = await createGroup({ creatorId: person.id });
    const discover = await loadDiscover(await requireSession(), ALL);
    expect(discoverSchema.strict().parse(discover)).toEqual(discover);
    expect(discover.people.map(({ id }) => id)).toEqual([person.id]);
    expect(discover.venues.map(({ id }) => id)).toEqual([venue.id]);
    expect(discover.groups.map(({ id }) => id)).toEqual([group.id]);
    expect(discover.sports[0]?.name).toBe('Paddle');
    expect(discover.centre).toEqual({
      ...GULBERG,
      isFallback: false,
      label: 'Gulberg, Lahore',
    });
    expect(JSON.stringify(discover.people)).not.toContain('latitude');
  });

  it('adds the nearest from farther away to each list with nothing within the radius', async () => {
    const far = await createOnboardedUser({ at: KARACHI });
    const venue = await createVenue({ at: KARACHI, addedById: far.id });
    const group = await createGroup({ at: KARACHI, creatorId: far.id });
    const discover = await loadDiscover(await requireSession(), ALL);
    expect([discover.people, discover.venues, discover.groups]).toEqual([[], [], []]);
    const { people, venues, groups } = discover.elsewhere;
    expect([people, venues, groups].map((list) => list?.map(({ id }) => id))).toEqual([
      [far.id],
      [venue.id],
      [group.id],
    ]);
  });

  it('adds nobody from farther away for a person who has decided on everybody nearby', async () => {
    const near = await createOnboardedUser();
    await createOnboardedUser({ at: KARACHI });
    const session = await requireSession();
    await db.match.create({ data: { user1Id: session.actor.userId, user2Id: near.id } });
    const discover = await loadDiscover(session, ALL);
    expect([discover.people, discover.elsewhere.people]).toEqual([[], null]);
  });

  it('leaves people already liked out of the stack', async () => {
    const [liked, other] = [await createOnboardedUser(), await createOnboardedUser()];
    const session = await requireSession();
    await db.match.create({ data: { user1Id: session.actor.userId, user2Id: liked.id } });
    const { people } = await loadDiscover(session, ALL);
    expect(people.map(({ id }) => id)).toEqual([other.id]);
  });

  it('falls back to Lahore, and says so, for somebody without a location', async () => {
    ({ token } = await createActor(await createUser()));
    const { centre } = await loadDiscover(await requireSession(), ALL);
    expect(centre).toEqual({ ...LAHORE.centre, isFallback: true, label: 'Lahore' });
  });

  it('does not cache an empty list of sports', async () => {
    await db.user.deleteMany();
    await db.sport.deleteMany();
    ({ token } = await createActor(await createUser()));
    const session = await requireSession();
    expect((await loadDiscover(session, ALL)).sports).toEqual([]);
    await createOnboardedUser();
    expect((await loadDiscover(session, ALL)).sports).not.toEqual([]);
  });
});

describe('loading Discover for a sport', () => {
  it('loads only its people, venues and groups', async () => {
    const [golfer] = [
      await createOnboardedUser({
        play: [{ name: 'Tennis' }, { name: 'Hockey' }, { name: 'Golf' }],
      }),
      await createOnboardedUser({ play: [{ name: 'Cricket' }] }),
    ];
    const [course] = [
      await createVenue({ sports: ['Tennis', 'Golf'], addedById: golfer.id }),
      await createVenue({ sports: ['Cricket'], addedById: golfer.id }),
    ];
    const { id: sportId } = await db.sport.findUniqueOrThrow({ where: { name: 'Golf' } });
    const [club] = [
      await createGroup({ sport: 'Golf', creatorId: golfer.id }),
      await createGroup({ creatorId: golfer.id }),
    ];
    const session = await requireSession();
    const { people, venues, groups } = await loadDiscover(session, { sportId, anywhere: false });
    expect([people, venues, groups].map((list) => list.map(({ id }) => id))).toEqual([
      [golfer.id],
      [course.id],
      [club.id],
    ]);
    // Cards show two sports, including the requested one.
    expect(people[0]?.sports[0]?.sport.name).toBe('Golf');
    expect(venues[0]?.sports[0]).toBe('Golf');
  });
});

describe('loading the page of a sport', () => {
  it('counts what its tabs list, leaving out the viewer, blocked people and what is too far away', async () => {
    const { id: sportId } = await db.sport.findUniqueOrThrow({ where: { name: 'Golf' } });
    const session = await requireSession();
    const golfer = await createOnboardedUser({ play: [{ name: 'Golf' }] });
    const blocked = await createOnboardedUser({ play: [{ name: 'Golf' }] });
    await createBlock(session.actor.userId, blocked.id);
    await createOnboardedUser({ play: [{ name: 'Golf' }], at: KARACHI });
    for (const at of [GULBERG, KARACHI, KARACHI]) {
      await createGroup({ sport: 'Golf', at, creatorId: golfer.id });
      await createVenue({ sports: ['Golf'], at, addedById: golfer.id });
    }
    for (const anywhere of [false, true]) {
      const { counts, ...lists } = await loadSportLists(session, sportId, anywhere);
      expect(counts).toEqual({
        groups: anywhere ? 3 : 1,
        people: anywhere ? 2 : 1,
        venues: anywhere ? 3 : 1,
        coaches: 0,
      });
      for (const name of ['groups', 'people', 'venues'] as const) {
        expect(lists[name].page.items).toHaveLength(counts[name]);
      }
    }
  });
});

it('names the area, not the coordinates, of somebody who used their device’s location', async () => {
  await db.user.updateMany({
    data: { location: '31.5120, 74.3450', publicLocation: 'Gulberg, Lahore' },
  });
  const session = await requireSession();
  expect((await loadDiscover(session, ALL)).centre.label).toBe('Gulberg, Lahore');
});

it('shows guests the next public games and venues, without anybody’s name', async () => {
  const creator = await createOnboardedUser({ name: 'Zubaida Surname' });
  const group = await createGroup({ creatorId: creator.id });
  const hidden = await createGroup({ creatorId: creator.id, visibility: 'private' });
  const venue = await createVenue({ addedById: creator.id, at: KARACHI });
  const day = (days: number) => new Date(Date.now() + days * 86_400_000);
  const at = { groupId: group.id, creatorId: creator.id, venueId: venue.id };
  await createGame({ ...at, startsAt: day(3), title: 'Later' });
  await createGame({ ...at, startsAt: day(2), title: 'Sooner' });
  await createGame({ ...at, startsAt: day(1), title: 'Among us', isPublic: false });
  await createGame({ ...at, groupId: hidden.id, startsAt: day(1), title: 'Behind a door' });
  const landing = await loadLanding();
  expect(landing.games.map(({ title }) => title)).toEqual(['Sooner', 'Later']);
  expect(landing.venues.map(({ id }) => id)).toEqual([venue.id]);
  expect(landing.counts).toEqual({ groups: 1, venues: 1 });
  expect(JSON.stringify(landing)).not.toMatch(/Zubaida|latitude|creator/);
});
