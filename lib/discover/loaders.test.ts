import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findSession, type Session } from '@/lib/auth/session-store';
import { forgetAllKept } from '@/lib/cache/kept';
import { db } from '@/lib/db/client';
import { loadDiscover } from '@/lib/discover/loaders';
import { discoverSchema } from '@/lib/discover/schema';
import { DEFAULT_CENTRE } from '@/lib/geo/constants';
import { createGroup } from '@/tests/factories/groups';
import { GULBERG } from '@/tests/factories/places';
import { createActor, createSignedIn } from '@/tests/factories/sessions';
import { createOnboardedUser, createUser } from '@/tests/factories/users';
import { createVenue } from '@/tests/factories/venues';

let token: string;
let statements: string[];

beforeEach(async () => {
  await db.user.deleteMany();
  await db.venue.deleteMany();
  await db.group.deleteMany();
  forgetAllKept();
  ({ token } = await createSignedIn());
});

afterEach(() => {
  vi.restoreAllMocks();
});

/** Everything that goes to Postgres, by whichever way: the pool and Prisma both end in this method. */
function countStatements(): void {
  statements = [];
  const query = pg.Client.prototype.query;
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function spy(
    this: pg.Client,
    ...args: unknown[]
  ) {
    const [first] = args as [string | { text: string }];
    statements.push(typeof first === 'string' ? first : first.text);
    // The overloads of pg cannot be expressed by rest arguments.
    return Reflect.apply(query, this, args) as never;
  });
}

async function requireSession(): Promise<Session> {
  const session = await findSession(token);
  if (!session) throw new Error('Not signed in');
  return session;
}

describe('loading Discover', () => {
  it('takes at most 5 round trips with the session, 4 once the sports are kept, and repeats none', async () => {
    for (let index = 0; index < 12; index += 1) {
      await createOnboardedUser({ play: [{ name: 'Cricket' }, { name: 'Tennis' }] });
      await createVenue();
      await createGroup();
    }
    for (const expected of [5, 4]) {
      countStatements();
      const discover = await loadDiscover(await requireSession());
      expect(discover.venues).toHaveLength(6);
      expect(discover.groups).toHaveLength(6);
      expect(discover.people).toHaveLength(20);
      expect(statements).toHaveLength(expected);
      expect(new Set(statements).size).toBe(statements.length);
      vi.restoreAllMocks();
    }
  });

  it('shows what is around the own place, without coordinates of anybody', async () => {
    const person = await createOnboardedUser();
    const venue = await createVenue({ addedById: null });
    const group = await createGroup({ creatorId: person.id });
    const discover = await loadDiscover(await requireSession());
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

  it('leaves out of the stack whom the person has liked', async () => {
    const [liked, other] = [await createOnboardedUser(), await createOnboardedUser()];
    const session = await requireSession();
    await db.match.create({ data: { likerId: session.actor.userId, likedId: liked.id } });
    const { people } = await loadDiscover(session);
    expect(people.map(({ id }) => id)).toEqual([other.id]);
  });

  it('says that it shows Lahore to somebody without a place', async () => {
    ({ token } = await createActor(await createUser()));
    const { centre } = await loadDiscover(await requireSession());
    expect(centre).toEqual({ ...DEFAULT_CENTRE, isFallback: true, label: 'Lahore' });
  });

  it('does not keep an empty list of sports', async () => {
    await db.user.deleteMany();
    await db.sport.deleteMany();
    ({ token } = await createActor(await createUser()));
    const session = await requireSession();
    expect((await loadDiscover(session)).sports).toEqual([]);
    await createOnboardedUser();
    expect((await loadDiscover(session)).sports).not.toEqual([]);
  });
});
