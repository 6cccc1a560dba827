import { beforeEach, expect, it } from 'vitest';
import { GET as getFile } from '@/app/sitemap/[file]/route';
import { GET as getIndex } from '@/app/sitemap.xml/route';
import { db } from '@/lib/platform/db/client';
import { toSlug } from '@/lib/platform/validation/slug';
import { createVenue } from '@/tests/factories/venues';
import { listVenuePlaces } from './find-nearby';

beforeEach(async () => {
  await db.venue.deleteMany();
});

it('makes a slug of any name', () => {
  expect(toSlug('Table Tennis')).toBe('table-tennis');
  expect(toSlug('Cox’s Bazar')).toBe('cox-s-bazar');
  expect(toSlug('São Paulo ')).toBe('sao-paulo');
  expect(toSlug('لاہور')).toBe('لاہور');
});

it('finds the sports of each city, ignoring closed and hidden venues', async () => {
  await createVenue({ sports: ['Cricket', 'Tennis'] });
  await createVenue({ sports: ['Cricket'], city: 'Karachi' });
  await createVenue({ sports: ['Golf'], closedAt: new Date() });
  await createVenue({ sports: ['Golf'], hiddenAt: new Date() });
  const places = (await listVenuePlaces()).map(({ citySlug, sportSlug }) => [citySlug, sportSlug]);
  expect(places.toSorted((a, b) => a.join().localeCompare(b.join()))).toEqual([
    ['karachi', 'cricket'],
    ['lahore', 'cricket'],
    ['lahore', 'tennis'],
  ]);
});

it('calls a city as most of its venues do when spellings share an address', async () => {
  for (const city of ['LAHORE', 'Lahore', 'Lahore']) await createVenue({ city });
  expect(await listVenuePlaces()).toMatchObject([
    { city: 'Lahore', citySlug: 'lahore', sport: 'Cricket', count: 2 },
  ]);
});

it('lists every public venue in the sitemap, whose index names the files', async () => {
  const { id } = await createVenue();
  const hidden = await createVenue({ hiddenAt: new Date() });
  const file = async (name: string) =>
    getFile(new Request('http://localhost/'), { params: Promise.resolve({ file: name }) });
  expect(await (await getIndex()).text()).toMatch(
    /\/sitemap\/pages\.xml.*\/sitemap\/venues-0\.xml/s,
  );
  const venues = await (await file('venues-0.xml')).text();
  expect(venues).toContain(`/venue/${id}<`);
  expect(venues).not.toContain(`/venue/${hidden.id}<`);
  expect(await (await file('pages.xml')).text()).toContain('/venues/lahore/cricket<');
  expect(await (await file('ur-venues-0.xml')).text()).toContain(`/ur/venue/${id}</loc>`);
  expect(venues).toContain(`hreflang="ur" href="http://localhost:3000/ur/venue/${id}"`);
  expect((await file('xx-venues-0.xml')).status).toBe(404);
  expect((await file('venues-1.xml')).status).toBe(404);
  expect((await file('secrets.xml')).status).toBe(404);
});

it('splits more than fifty thousand venues into files of as many, each venue in exactly one', async () => {
  await db.$executeRaw`
    INSERT INTO venues (name, address, city, updated_at)
    SELECT 'Venue ' || n, 'Main Road', 'Lahore', now() FROM generate_series(1, 50001) n`;
  const index = await (await getIndex()).text();
  expect(index.match(/(?:ur-)?venues-\d+\.xml/g)).toEqual(
    ['', 'ur-'].flatMap((prefix) => [0, 1].map((part) => `${prefix}venues-${part}.xml`)),
  );
  const pages = new Set<string>();
  const sizes: number[] = [];
  for (const part of [0, 1]) {
    const response = await getFile(new Request('http://localhost/'), {
      params: Promise.resolve({ file: `venues-${part}.xml` }),
    });
    const found = (await response.text()).match(/<loc>[^<]*\/venue\/\d+/g) ?? [];
    sizes.push(found.length);
    for (const batch of found) pages.add(batch);
  }
  expect(sizes).toEqual([50_000, 1]);
  expect(pages.size).toBe(50_001);
}, 120_000);
