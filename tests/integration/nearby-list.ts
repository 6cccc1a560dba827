import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { pointAway } from '@/lib/platform/geo/distance';
import type { GeoPoint } from '@/lib/platform/geo/point';
import { GULBERG, KARACHI } from '@/tests/factories/places';
import { requestTo, withParams } from '@/tests/factories/requests';
import { createSignedIn } from '@/tests/factories/sessions';

interface NearbyList {
  path: string;
  GET: (
    request: Request,
    context: { params: Promise<Record<string, string>> },
  ) => Promise<Response>;
  schema: z.ZodType<{ id: number }[]>;
  /** Makes one thing of the list, in Gulberg unless told otherwise. The list must be empty before each test. */
  create: (place?: { at: GeoPoint }) => Promise<{ id: number }>;
}

export const here = `latitude=${GULBERG.latitude}&longitude=${GULBERG.longitude}`;

/** The common behaviour of every public list of things nearby. */
export function describeNearbyList({ path, GET, schema, create }: NearbyList): void {
  const get = (query: string, cookie?: string) =>
    GET(requestTo(`${path}${query}`, { cookie }), withParams());

  it('returns a plain array to anybody, signed in or out', async () => {
    const { id } = await create();
    const { cookie } = await createSignedIn();
    for (const as of [undefined, cookie, 'next-auth.session-token=expired']) {
      const response = await get(`?${here}`, as);
      expect(response.status).toBe(200);
      expect(schema.parse(await response.json()).map((row) => row.id)).toEqual([id]);
    }
  });

  it('links to the next page, which continues where this one ended', async () => {
    const near = await create({ at: pointAway(GULBERG, 1) });
    const far = await create({ at: pointAway(GULBERG, 2) });
    const response = await get(`?${here}&limit=1`);
    const link = response.headers.get('link') ?? '';
    const [, next = ''] = /^<[^?]+(\?[^>]+)>; rel="next"$/.exec(link) ?? [];
    const answers = [await response.json(), await (await get(next)).json()];
    expect(answers.map(([row]) => row.id)).toEqual([near.id, far.id]);
  });

  it('searches everywhere with radius=any, nearest first', async () => {
    const far = await create({ at: KARACHI });
    expect(await (await get(`?${here}&radius=100`)).json()).toEqual([]);
    const found = await (await get(`?${here}&radius=any`)).json();
    expect(found.map(({ id }: { id: number }) => id)).toEqual([far.id]);
  });

  describe('bad input', () => {
    const long = 'x'.repeat(10_000);

    it.each([
      ['latitude', '?latitude=31'],
      ['radius', '?radius=101'],
    ])('for %s is refused with a message: %s', async (name, query) => {
      const response = await get(query);
      expect(response.status).toBe(422);
      expect((await response.json()).issues[0].path).toBe(name);
    });

    it.each([
      ['10,000 characters', long],
      ['emoji', '😀🏏'],
      ['right-to-left text', 'کرکٹ گراؤنڈ'],
      ['control and override characters', '\u0000\u0007\u202Eqz'],
      ['SQL', "'; DROP TABLE users; --"],
      ['LIKE wildcards', '%_\\%'],
      ['a script', '<script>alert(1)</script>'],
      ['nothing', ''],
    ])('as search text causes no error: %s', async (_, text) => {
      await create();
      const response = await get(`?${here}&search=${encodeURIComponent(text)}`);
      expect(response.status).toBe(200);
      expect(schema.parse(await response.json()).length).toBe(text === '' ? 1 : 0);
    });
  });
}
