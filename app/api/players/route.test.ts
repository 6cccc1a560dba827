import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '@/lib/platform/db/client';
import type { GeoPoint } from '@/lib/platform/geo/point';
import type { SportName } from '@/lib/sports/constants';
import { SHORT_SEARCH_PEOPLE_MAX } from '@/lib/users/constants';
import { sportId } from '@/prisma/rows/sports';
import { createSignedIn, type SignedIn } from '@/tests/factories/sessions';
import { createOnboardedUser, type OnboardedOptions } from '@/tests/factories/users';
import { call } from '@/tests/integration/call';

/** A separate place, so that only these people are near. */
const HERE: GeoPoint = { latitude: 24.86, longitude: 67.01 };
const northOf = (km: number): GeoPoint => ({ ...HERE, latitude: HERE.latitude + km / 111.19 });

let viewer: SignedIn;

const add = (name: string, km: number, options: OnboardedOptions = {}) =>
  createOnboardedUser({ name, bio: null, at: northOf(km), play: [{ name: 'Golf' }], ...options });

interface Player {
  id: number;
  name: string;
  distance: number;
}

async function search(query: Record<string, string | number>): Promise<Player[]> {
  const response = await call('GET /api/players', { query, cookie: viewer.cookie });
  expect(response.status).toBe(200);
  return (await response.json()) as Player[];
}
const named = async (query: Record<string, string | number>) =>
  (await search(query)).map(({ name }) => name);

beforeAll(async () => {
  viewer = await createSignedIn({ at: HERE, name: 'Zubair Viewer' });
  await add('Ayesha Siddiqui', 3);
  await add('Sana Mir', 2);
  await add('Sara Ahmed', 6);
  await add('José Núñez', 5);
  await add('Imran', 8, { bio: 'Fast bowler; 100% effort_here, loves Škoda cars.' });
  await add('Bilal Cricketer', 9, {
    play: [
      { name: 'Cricket', skillLevel: 'expert' },
      { name: 'Tennis', skillLevel: 'beginner' },
    ],
  });
  await add('Far Away', 60);
  await add('Paused Person', 1, { pausedAt: new Date() });
  await createOnboardedUser({ name: 'محمد علی', bio: null, at: northOf(4), play: [] });
});

describe('GET /api/players', () => {
  it('lists everybody within 25 km by default, nearest first, without the viewer', async () => {
    expect(await named({})).toEqual([
      'Sana Mir',
      'Ayesha Siddiqui',
      'محمد علی',
      'José Núñez',
      'Sara Ahmed',
      'Imran',
      'Bilal Cricketer',
    ]);
    expect(await named({ radius: 100 })).toContain('Far Away');
    expect(await named({ radius: 'any', search: 'far away' })).toEqual(['Far Away']);
    // One letter wrong.
    expect(await named({ radius: 'any', search: 'far awey' })).toEqual(['Far Away']);
    expect(await named({ radius: 2.6 })).toEqual(['Sana Mir']);
  });

  it.each([
    ['capitals', 'AYESHA', ['Ayesha Siddiqui']],
    ['part of a name', 'siddi', ['Ayesha Siddiqui']],
    ['missing accents', 'jose nunez', ['José Núñez']],
    ['extra accents', 'Ímrán', ['Imran']],
    ['a word of a bio', 'bowler', ['Imran']],
    ['an accent in a bio', 'skoda', ['Imran']],
    ['a sport', 'tennis', ['Bilal Cricketer']],
    ['the start of a sport', 'crick', ['Bilal Cricketer']],
    ['two letters', 'sa', ['Sana Mir', 'Sara Ahmed']],
    ['another script', 'محمد', ['محمد علی']],
  ])('finds by %s: %s', async (_what, text, expected) => {
    const found = await named({ search: text });
    expect(found.filter((name) => expected.includes(name))).toEqual(expected);
    if (text.length > 2) expect(found).toEqual(expected);
  });

  it.each([
    ['two letters swapped', 'Ayehsa', 'Ayesha Siddiqui'],
    ['a letter missing', 'Sidiqui', 'Ayesha Siddiqui'],
    ['an extra letter', 'Immran', 'Imran'],
    ['a letter changed', 'Bilul', 'Bilal Cricketer'],
    ['the first letter changed', 'Kmran', 'Imran'],
    ['the last letter missing and an accent', 'núñe', 'José Núñez'],
    ['a typo in each of two words', 'Ayeshe Siddiqi', 'Ayesha Siddiqui'],
    ['words in another order', 'Ahmed Sara', 'Sara Ahmed'],
    ['a letter of another script', 'محمدد', 'محمد علی'],
  ])('tolerates one typo in a name: %s (%s)', async (_what, text, expected) => {
    expect(await named({ search: text })).toEqual([expected]);
  });

  it('does not add similar names when names contain the exact text', async () => {
    expect(await named({ search: 'Sara' })).toEqual(['Sara Ahmed']);
  });

  it('does not tolerate two typos, or any in a word of three letters', async () => {
    expect(await named({ search: 'Aiehsa' })).toEqual([]);
    expect(await named({ search: 'mor' })).toEqual([]);
  });

  it.each([
    '%',
    '_',
    '100% effort_h',
    '\\',
    "'; DROP TABLE users; --",
    '((',
    '🏏🏏🏏',
    'x'.repeat(9_000),
  ])('treats %j as literal text', async (text) => {
    const expected = text.startsWith('100%') || text === '%' || text === '_' ? ['Imran'] : [];
    expect(await named({ search: text })).toEqual(expected);
  });

  it('combines text, sport and level', async () => {
    const golf = sportId('Golf');
    const cricket = sportId('Cricket');
    expect(await named({ search: 'a', sportId: cricket })).toEqual(['Bilal Cricketer']);
    expect(await named({ search: 'ayesha', sportId: cricket })).toEqual([]);
    expect(await named({ sportId: cricket, skillLevel: 'expert' })).toEqual(['Bilal Cricketer']);
    expect(await named({ sportId: cricket, skillLevel: 'beginner' })).toEqual([]);
    expect(await named({ skillLevel: 'expert' })).toEqual(['Bilal Cricketer']);
    expect(await named({ search: 'Ayehsa', sportId: golf })).toEqual(['Ayesha Siddiqui']);
  });

  it('lists the filtered sport first for each person, with or without text', async () => {
    const at = { latitude: 33.6, longitude: 73.05 };
    const other = await createSignedIn({ at });
    const many: SportName[] = ['Tennis', 'Golf', 'Hockey', 'Rugby', 'Snooker', 'Cricket'];
    for (const name of ['Manysport One', 'Manysport Two']) {
      await createOnboardedUser({ name, at, play: many.map((sport) => ({ name: sport })) });
    }
    for (const search of ['', 'manysport', 'manysprot']) {
      const query = { search, sportId: sportId('Cricket') };
      const response = await call('GET /api/players', { query, cookie: other.cookie });
      const people = (await response.json()) as { sports: { sport: { name: string } }[] }[];
      expect(people, search).toHaveLength(2);
      for (const { sports } of people) expect(sports[0]?.sport.name, search).toBe('Cricket');
    }
  });

  it.each<Record<string, string>>([{}, { search: 'ar' }, { search: 'Sarra' }])(
    'pages %j without gaps or repeats',
    async (query) => {
      if (query.search === 'Sarra') {
        await add('Saara Second', 7);
        await add('Saara', 7);
      }
      const seen: number[] = [];
      let cursor: string | undefined;
      do {
        const response = await call('GET /api/players', {
          query: { ...query, limit: 1, ...(cursor ? { cursor } : {}) },
          cookie: viewer.cookie,
        });
        seen.push(...((await response.json()) as Player[]).map(({ id }) => id));
        cursor = /cursor=([\w-]+)/.exec(response.headers.get('Link') ?? '')?.[1];
      } while (cursor);
      expect(seen).toEqual((await search({ ...query, limit: 100 })).map(({ id }) => id));
      expect(new Set(seen).size).toBe(seen.length);
      expect(seen.length).toBeGreaterThan(1);
    },
  );

  it('measures from the viewer’s cell, whatever centre is requested', async () => {
    const from = async (centre: GeoPoint) =>
      (
        await search({ search: 'Ayesha', latitude: centre.latitude, longitude: centre.longitude })
      )[0]?.distance;
    const distances = [await from(HERE), await from(northOf(10)), await from(northOf(-10))];
    expect(new Set(distances).size).toBe(1);
    const before = await search({ search: 'Ayesha' });
    // From anywhere within the same cell the response is the same.
    await db.user.updateMany({
      where: { id: before[0]?.id ?? 0 },
      data: { latitude: northOf(3).latitude + 1e-6 },
    });
    expect(await search({ search: 'Ayesha' })).toEqual(before);
  });
});

describe('Find Players among more people than a short search scans', () => {
  /** Another place, with more people than a short text is matched against. */
  const MANY: GeoPoint = { latitude: -1.29, longitude: 36.82 };
  const away = (km: number): GeoPoint => ({ ...MANY, latitude: MANY.latitude + km / 111.19 });
  let here: SignedIn;
  const found = async (query: Record<string, string | number>) => {
    const response = await call('GET /api/players', { query, cookie: here.cookie });
    return ((await response.json()) as Player[]).map(({ name }) => name);
  };

  beforeAll(async () => {
    here = await createSignedIn({ at: MANY, name: 'Here' });
    await db.$executeRaw`
      INSERT INTO users (email, name, bio, gender, latitude, longitude)
      SELECT 'crowd' || n || '@example.test', 'Somebody ' || n, 'plays', 'other', ${MANY.latitude}, ${MANY.longitude}
      FROM generate_series(1, ${SHORT_SEARCH_PEOPLE_MAX}) n`;
    const people: [string, string | null, SportName][] = [
      ['Xi Wordsmith', null, 'Rugby'],
      ['Faqxo Ziya', 'unicyclist', 'Rugby'],
      ['علی', 'کرکٹ', 'Rugby'],
      ['Second Unicyclist', null, 'Snooker'],
      ['Golfer', null, 'Golf'],
    ];
    for (const [at, [name, bio, sport]] of people.entries()) {
      await createOnboardedUser({ name, bio, at: away(2 + at), play: [{ name: sport }] });
    }
    await createOnboardedUser({ name: 'Unicyclist Afar', bio: null, at: away(40) });
  });

  it.each([
    [
      'a rare word behind more people than are scanned',
      'unicyclist',
      ['Faqxo Ziya', 'Second Unicyclist'],
    ],
    ['part of a rare word', 'aqx', ['Faqxo Ziya']],
    ['a rare sport', 'golf', ['Golfer']],
    ['a whole name of two letters', 'xi', ['Xi Wordsmith']],
    ['a whole name in another script', 'علی', ['علی']],
    ['two letters inside a name only among the nearest people', 'qx', []],
  ])('finds %s', async (_what, text, expected) => {
    expect(await found({ search: text })).toEqual(expected);
  });

  it('respects the radius, filters and pages there too', async () => {
    expect(await found({ search: 'unicyclist', radius: 60 })).toHaveLength(3);
    expect(await found({ search: 'unicyclist', radius: 3.5 })).toEqual(['Faqxo Ziya']);
    expect(await found({ search: 'unicyclist', sportId: sportId('Snooker') })).toEqual([
      'Second Unicyclist',
    ]);
    const first = await call('GET /api/players', {
      query: { search: 'unicyclist', limit: 1 },
      cookie: here.cookie,
    });
    const cursor = /cursor=([\w-]+)/.exec(first.headers.get('Link') ?? '')?.[1] ?? '';
    expect(await found({ search: 'unicyclist', limit: 1, cursor })).toEqual(['Second Unicyclist']);
  });
});
