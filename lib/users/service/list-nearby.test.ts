import { beforeEach, describe, expect, it } from 'vitest';
import { LAHORE } from '@/lib/platform/city/lahore';
import { db } from '@/lib/platform/db/client';
import { pointAway } from '@/lib/platform/geo/distance';
import type { GeoPoint } from '@/lib/platform/geo/point';
import { findNearbyUsersSchema, nearbyUserSchema } from '@/lib/users/schema/nearby-user';
import { listNearbyUsers } from '@/lib/users/service/list-nearby';
import type { NewRow } from '@/prisma/rows/insert-rows';
import { sportId } from '@/prisma/rows/sports';
import { connect, createFriendRequest } from '@/tests/factories/connections';
import { hoursFromNow } from '@/tests/factories/dates';
import { addParticipant, createGame, type GameOptions } from '@/tests/factories/games';
import { createBlock } from '@/tests/factories/moderation';
import { readAllPages } from '@/tests/factories/pages';
import { GULBERG, KARACHI } from '@/tests/factories/places';
import { createSignedIn, type SignedIn } from '@/tests/factories/sessions';
import { createOnboardedUser, type OnboardedOptions, type TestUser } from '@/tests/factories/users';

let me: SignedIn & { user: TestUser };

beforeEach(async () => {
  await db.user.deleteMany();
  me = await createSignedIn();
});

async function findIds(query: Record<string, string> = {}, viewer = me): Promise<number[]> {
  const page = await listNearbyUsers(viewer.actor, findNearbyUsersSchema.parse(query));
  return page.items.map(({ id }) => id);
}

const at = ({ latitude, longitude }: GeoPoint) => ({
  latitude: String(latitude),
  longitude: String(longitude),
});
const east = (km: number) => pointAway(GULBERG, km, 90);
describe('the people found', () => {
  it('do not include somebody who is not discoverable', async () => {
    await createOnboardedUser({ pausedAt: new Date() });
    expect(await findIds()).toEqual([]);
  });

  it('can be filtered by sport, by sport and level, and by level in any sport', async () => {
    const cricket = await createOnboardedUser({
      play: [{ name: 'Cricket', skillLevel: 'expert' }],
    });
    const both = await createOnboardedUser({
      at: east(2),
      play: [
        { name: 'Cricket', skillLevel: 'beginner' },
        { name: 'Tennis', skillLevel: 'expert' },
      ],
    });
    const sport = String(sportId('Cricket'));
    expect(await findIds({ sportId: sport })).toEqual([cricket.id, both.id]);
    expect(await findIds({ sportId: sport, skillLevel: 'expert' })).toEqual([cricket.id]);
    expect(await findIds({ skillLevel: 'expert' })).toEqual([cricket.id, both.id]);
    expect(await findIds({ skillLevel: 'advanced' })).toEqual([]);
    expect(await findIds({ sportId: String(sportId('Golf')) })).toEqual([]);
  });
});

describe('the stack of Discover', () => {
  it('leaves out people who were liked, recently skipped or connected, and brings skipped people back', async () => {
    const person = (km: number) => createOnboardedUser({ at: east(km) });
    const [liked, skipped, longAgo, asked, friend] = await Promise.all([1, 2, 3, 4, 5].map(person));
    if (!liked || !skipped || !longAgo || !asked || !friend) throw new Error('five people');
    await db.match.create({ data: { user1Id: me.user.id, user2Id: liked.id } });
    await db.skip.create({ data: { userId: me.user.id, skippedId: skipped.id } });
    const createdAt = new Date(Date.now() - 31 * 86_400_000);
    await db.skip.create({ data: { userId: me.user.id, skippedId: longAgo.id, createdAt } });
    // A pending request is not a connection: the viewer may still like that person.
    await createFriendRequest(me.user.id, asked.id);
    await connect(friend.id, me.user.id);
    // What others decided about the viewer changes nothing.
    await db.match.create({ data: { user1Id: longAgo.id, user2Id: me.user.id } });
    await db.skip.create({ data: { userId: asked.id, skippedId: me.user.id } });

    expect(await findIds({ deck: '1' })).toEqual([longAgo.id, asked.id]);
    expect(await findIds()).toEqual([liked.id, skipped.id, longAgo.id, asked.id, friend.id]);
  });
});

describe('what a card of the deck says that the two share', () => {
  const sharedWith = async (viewer = me) => {
    const query = findNearbyUsersSchema.parse({ deck: '1' });
    const { items } = await listNearbyUsers(viewer.actor, query);
    return new Map(items.map(({ id, shared }) => [id, shared]));
  };

  it('is a sport, at best of the same level', async () => {
    me = await createSignedIn({
      play: [
        { name: 'Cricket', skillLevel: 'expert' },
        { name: 'Paddle', skillLevel: 'intermediate' },
      ],
    });
    const [same, other, none] = [
      await createOnboardedUser({
        play: [
          { name: 'Cricket', skillLevel: 'beginner' },
          { name: 'Paddle', skillLevel: 'intermediate' },
        ],
      }),
      await createOnboardedUser({ play: [{ name: 'Cricket', skillLevel: 'beginner' }] }),
      await createOnboardedUser({ play: [{ name: 'Golf' }] }),
    ];
    const shared = await sharedWith();
    expect(shared.get(same.id)?.sport).toEqual({ name: 'Paddle', skillLevel: 'intermediate' });
    expect(shared.get(other.id)?.sport).toEqual({ name: 'Cricket', skillLevel: null });
    expect(shared.get(none.id)).toEqual({ sport: null, games: 0, people: 0 });
    const all = await listNearbyUsers(me.actor, findNearbyUsersSchema.parse({}));
    expect(all.items.every((person) => person.shared === undefined)).toBe(true);
  });

  it('counts only games that are over and that both played', async () => {
    const sara = await createOnboardedUser();
    const play = async (
      game: GameOptions,
      mine: Partial<NewRow<'gameParticipants'>> = {},
      theirs: Partial<NewRow<'gameParticipants'>> = {},
    ) => {
      const { id } = await createGame({ startsAt: hoursFromNow(-48), ...game });
      await addParticipant(id, me.user.id, mine);
      await addParticipant(id, sara.id, theirs);
    };
    await play({});
    await play({}, { attendance: 'attended' }, { attendance: 'attended' });
    expect((await sharedWith()).get(sara.id)?.games).toBe(2);
    await play({ startsAt: hoursFromNow(20) });
    await play({ status: 'cancelled' });
    await play({ hiddenAt: new Date() });
    await play({}, { status: 'out' });
    await play({}, {}, { status: 'waitlisted' });
    await play({}, {}, { attendance: 'no_show' });
    await play({}, { attendance: 'no_show' });
    expect((await sharedWith()).get(sara.id)?.games).toBe(2);
  });

  it('counts common acquaintances whom the viewer may meet, without naming them', async () => {
    const sara = await createOnboardedUser();
    const common = async (overrides: OnboardedOptions = {}) => {
      const person = await createOnboardedUser(overrides);
      await connect(me.user.id, person.id);
      await connect(person.id, sara.id);
      return person;
    };
    await common();
    await common();
    await createFriendRequest(me.user.id, (await createOnboardedUser()).id);
    expect((await sharedWith()).get(sara.id)?.people).toBe(2);
    await common({ bannedAt: new Date() });
    await common({ suspendedUntil: hoursFromNow(24) });
    const blocked = await common();
    await createBlock(blocked.id, me.user.id);
    expect((await sharedWith()).get(sara.id)?.people).toBe(2);
    // Women only: seen by a woman, not by a man.
    await db.user.update({ where: { id: me.user.id }, data: { gender: 'male' } });
    await common({ womenOnly: true });
    expect((await sharedWith()).get(sara.id)?.people).toBe(2);
    await db.user.update({ where: { id: me.user.id }, data: { gender: 'female' } });
    expect((await sharedWith()).get(sara.id)?.people).toBe(3);
  });
});

describe('distances and centres', () => {
  it('are measured from the viewer, whatever the centre', async () => {
    const there = await createOnboardedUser({ at: east(30) });
    const query = findNearbyUsersSchema.parse({ ...at(east(31)), radius: '5' });
    const { items } = await listNearbyUsers(me.actor, query);
    expect(items.map(({ id, distance }) => ({ id, distance }))).toEqual([
      { id: there.id, distance: 30 },
    ]);
  });

  it('are ranked from the viewer, not from the centre', async () => {
    const centre = east(20);
    const towardsMe = await createOnboardedUser({ at: east(14) });
    const atTheCentre = await createOnboardedUser({ at: centre });
    expect(await findIds({ ...at(centre), radius: '8' })).toEqual([towardsMe.id, atTheCentre.id]);
  });

  it('are never shown as less than a kilometre', async () => {
    await createOnboardedUser({ at: GULBERG });
    const { items } = await listNearbyUsers(me.actor, findNearbyUsersSchema.parse({}));
    expect(items[0]?.distance).toBe(1);
  });

  it('use Lahore, or the requested centre, for somebody without a location', async () => {
    const placeless = await createSignedIn({ at: KARACHI });
    await db.user.update({
      where: { id: placeless.user.id },
      data: { latitude: null, longitude: null },
    });
    const inLahore = await createOnboardedUser({ at: LAHORE.centre });
    const inKarachi = await createOnboardedUser({ at: KARACHI });
    expect(await findIds({}, placeless)).toEqual([inLahore.id, me.user.id]);
    expect(await findIds(at(KARACHI), placeless)).toEqual([inKarachi.id]);
  });
});

describe('the fields shown about people', () => {
  it('are exactly those of the list, with sports, and the public area instead of the typed place', async () => {
    const other = await createOnboardedUser({
      location: '31.5120, 74.3450',
      publicLocation: 'Gulberg, Lahore',
      firstName: 'Sana',
      play: [
        { name: 'Cricket', skillLevel: 'advanced' },
        { name: 'Tennis', isLookingToPlay: false },
      ],
    });
    const { items } = await listNearbyUsers(me.actor, findNearbyUsersSchema.parse({}));
    expect(items).toHaveLength(1);
    expect(nearbyUserSchema.strict().parse(items[0])).toMatchObject({
      id: other.id,
      location: 'Gulberg, Lahore',
      profileImageUrl: null,
      sports: [
        {
          sportId: sportId('Cricket'),
          skillLevel: 'advanced',
          isLookingToPlay: true,
          sport: { id: sportId('Cricket'), name: 'Cricket', icon: '🏏' },
        },
        { sportId: sportId('Tennis'), isLookingToPlay: false },
      ],
    });
    expect(JSON.stringify(items)).not.toMatch(/31\.5|74\.3|@|female/);
  });

  it('use first and last name for people who set no display name', async () => {
    await createOnboardedUser({ name: null, firstName: 'Sana', lastName: 'Mir' });
    const { items } = await listNearbyUsers(me.actor, findNearbyUsersSchema.parse({}));
    expect(items[0]?.name).toBe('Sana Mir');
  });
});

describe('pages', () => {
  it('show everybody once, even within one cell, and end without a cursor', async () => {
    const people = [];
    for (let index = 0; index < 7; index += 1) people.push(await createOnboardedUser());
    for (let km = 2; km < 6; km += 1) people.push(await createOnboardedUser({ at: east(km) }));
    const seen = await readAllPages(3, (page) =>
      listNearbyUsers(me.actor, findNearbyUsersSchema.parse({ ...page, limit: '3' })),
    );
    expect(seen.map(({ id }) => id)).toEqual(people.map(({ id }) => id));
  });
});
