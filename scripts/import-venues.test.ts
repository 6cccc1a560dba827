import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { builtinModules } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, it } from 'vitest';
import { db } from '@/lib/platform/db/client';
import { createSports } from '@/tests/factories/sports';
import { bundleServers } from './build.mjs';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
/** The first run bundles the importer. */
const BUNDLE_MS = 120_000;

function importVenues(...args: string[]) {
  return new Promise<{ code: number; out: string; err: string }>((resolve) => {
    execFile(process.execPath, [here('import-venues.mjs'), ...args], (error, out, err) =>
      resolve({ code: Number(error?.code ?? 0), out: out.trim(), err: err.trim() }),
    );
  });
}

beforeAll(async () => {
  await Promise.all([db.venue.deleteMany(), createSports()]);
});

it(
  'shows progress and the result for every place, and changes nothing when run again',
  async () => {
    const first = await importVenues(here('fixtures/lahore.geojson'));
    expect(first.code).toBe(0);
    expect(first.out).toContain('100 %  8 of 8');
    expect(first.out).toContain('4 added, 0 updated, 0 unchanged');
    expect(first.out).toContain('1 skipped: not open to the public');
    expect(first.out).toContain('© OpenStreetMap contributors (ODbL)');
    const again = await importVenues(here('fixtures/lahore.geojson'));
    expect(again.out).toContain('0 added, 0 updated, 4 unchanged');
    expect(await db.venue.count({ where: { sourceId: { not: null } } })).toBe(4);
  },
  BUNDLE_MS,
);

it(
  'reads a table, and lists what it skipped in the report',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'report-'));
    try {
      const table = join(folder, 'grounds.csv');
      const report = join(folder, 'skipped.csv');
      await writeFile(
        table,
        'id,name,city,sports\n1,Kot Nets,Lahore,kabaddi\n2,"=1+1, ""x""",Atlantis,\n',
      );
      const { code, out } = await importVenues(table, '--report', report);
      expect(code).toBe(0);
      expect(out).toContain('1 added, 0 updated, 0 unchanged');
      expect(out).toContain('1 skipped: neither coordinates nor a known city');
      expect(out).toContain('Sports that the site does not have: kabaddi (1).');
      expect(await readFile(report, 'utf8')).toBe(
        `"id","name","reason"\n"2","'=1+1, ""x""","neither coordinates nor a known city"\n`,
      );
    } finally {
      await rm(folder, { recursive: true });
    }
  },
  BUNDLE_MS,
);

it(
  'names a file that it cannot read',
  async () => {
    const missing = await importVenues('nowhere.geojson');
    expect([missing.code, missing.err]).toEqual([1, expect.stringContaining('There is no file')]);
    const other = await importVenues(here('../package.json'));
    expect([other.code, other.err]).toEqual([1, expect.stringContaining('neither GeoJSON')]);
    const text = await importVenues(here('../README.md'));
    expect([text.code, text.err]).toEqual([1, expect.stringContaining('CSV')]);
    for (const wrong of [[], ['a', 'b'], ['a', '--other'], ['a', '--report']]) {
      expect((await importVenues(...wrong)).code).toBe(2);
    }
  },
  BUNDLE_MS,
);

it('needs no development dependencies', async () => {
  const { folder } = await bundleServers({ root: here('..'), env: process.env });
  const bundle = await readFile(join(folder, 'import-venues.mjs'), 'utf8');
  const names = [
    ...bundle.matchAll(/(?:^import\s[^"]*?from\s+|^import\s+|\bimport\(\s*)"([^".][^"]*)"/gm),
  ].map(([, name = '']) =>
    name.startsWith('@') ? name.split('/').slice(0, 2).join('/') : (name.split('/')[0] ?? ''),
  );
  const { dependencies } = JSON.parse(await readFile(here('../package.json'), 'utf8'));
  const foreign = names.filter(
    (name) => !name.startsWith('node:') && !builtinModules.includes(name),
  );
  expect(foreign.length).toBeGreaterThan(0);
  expect(foreign.filter((name) => !(name in dependencies))).toEqual([]);
});
