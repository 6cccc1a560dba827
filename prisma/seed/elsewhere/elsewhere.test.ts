// Runs alone: it fills databases of its own.
import countryToCurrency from 'country-to-currency';
import { Client } from 'pg';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { greatCircleKm } from '@/lib/platform/geo/distance';
import { findCity } from '../../../scripts/map-city.mjs';
import { buildWorld } from '../build-world';
import { LAHORE } from '../place';
import { seedDatabase } from '../seed';
import { amountIn } from './amounts';
import { insteadOfCricket } from './sports';

// Queries the database directly: these tests are about its content.

const EVENING = new Date('2025-11-21T15:40:00Z');
const NAME = 'sample_elsewhere';
let client: Client | undefined;

async function onServer(sql: string): Promise<void> {
  const server = new Client({ connectionString: inject('postgresUrl') });
  await server.connect();
  try {
    await server.query('SELECT pg_advisory_lock(4242)');
    await server.query(sql);
  } finally {
    await server.end();
  }
}

async function seed(city: string): Promise<void> {
  await onServer(`CREATE DATABASE ${NAME} TEMPLATE maidan_template STRATEGY file_copy`);
  const url = new URL(inject('postgresUrl'));
  url.pathname = `/${NAME}`;
  await seedDatabase({
    databaseUrl: url.href,
    mode: 'sample',
    city: findCity(city).id,
    localMode: true,
    uploadDir: null,
    now: EVENING,
  });
  client = new Client({ connectionString: url.href });
  await client.connect();
}

afterEach(async () => {
  await client?.end();
  client = undefined;
  await onServer(`DROP DATABASE IF EXISTS ${NAME} WITH (FORCE)`);
});

async function rows<T>(sql: string): Promise<T[]> {
  // The caller names the columns it selects.
  return ((await client?.query(sql))?.rows ?? []) as T[];
}

async function list(sql: string): Promise<string[]> {
  return (await rows<{ one: string }>(`SELECT DISTINCT ${sql}`)).map(({ one }) => one).sort();
}

/** What is in a column of any table: 'games.currency: EUR'. */
async function inAll(column: string): Promise<string[]> {
  const tables = await list(
    `table_name AS one FROM information_schema.columns WHERE table_schema = 'public' AND column_name = '${column}'`,
  );
  const found = new Set<string>();
  for (const name of tables) {
    for (const value of await list(`${column} AS one FROM "${name}"`)) found.add(value);
  }
  return [...found];
}

/** Every row of every table as text, except the gazetteer and the list of sports. */
async function everyLine(): Promise<string[]> {
  const tables = await list(`table_name AS one FROM information_schema.tables
    WHERE table_schema = 'public' AND table_name NOT IN ('places', 'app_states', 'sports', '_prisma_migrations')`);
  const lines: string[] = [];
  for (const name of tables) {
    const found = await rows<{ line: string }>(`SELECT to_jsonb(t)::text AS line FROM "${name}" t`);
    lines.push(...found.map(({ line }) => line));
  }
  return lines;
}

const OF_PAKISTAN =
  /.{0,30}(?:\b(?:Lahore|Karachi|Islamabad|Pakistan|PKR|Rs|Gulberg|DHA|Johar Town|Model Town|Clifton|[Cc]hai|Salaam|biryani|Maghrib|[Cc]ricket|[Tt]ape ball)\b|\+92).{0,30}/;

describe('a sample elsewhere', () => {
  it.each([
    ['Nairobi', 'Kenya', 'KES', 'Africa/Nairobi'],
    ["St. John's", 'Canada', 'CAD', 'America/St_Johns'],
    ['Suva', 'Fiji', 'FJD', 'Pacific/Fiji'],
  ])('is of %s alone', async (city, country, currency, timeZone) => {
    await seed(city);
    const centre = findCity(city);
    const points = await rows<{ latitude: number; longitude: number }>(
      `SELECT latitude, longitude FROM venues UNION ALL SELECT latitude, longitude FROM groups
       UNION ALL SELECT latitude, longitude FROM games`,
    );
    expect(points.length).toBeGreaterThan(250);
    expect(Math.max(...points.map((point) => greatCircleKm(point, centre)))).toBeLessThan(15);
    expect(await inAll('currency')).toEqual([currency]);
    expect(await inAll('time_zone')).toEqual([timeZone]);
    expect(await inAll('country')).toEqual([country]);
    expect(await list('city AS one FROM venues UNION SELECT city FROM groups')).toEqual([city]);
    const lines = await everyLine();
    expect(lines.length).toBeGreaterThan(4_000);
    expect(lines.flatMap((line) => OF_PAKISTAN.exec(line)?.[0] ?? [])).toEqual([]);
    // In the evening there, whatever the hour here.
    const hours = await list(
      `extract(hour FROM starts_at AT TIME ZONE time_zone)::int::text AS one FROM games`,
    );
    expect(hours.map(Number).filter((hour) => hour < 6 || hour > 21)).toEqual([]);
    expect((await list('cost_per_player::text AS one FROM games')).length).toBeGreaterThan(4);
  });

  it('takes the areas of the gazetteer, else those around the city', async () => {
    await seed('Mumbai');
    expect(await list('area AS one FROM venues')).toContain('Bandra');
    expect(await list(`unnest(sports) AS one FROM venues`)).toContain('Cricket');
    expect((await everyLine()).filter((line) => /Lahore|PKR/.test(line))).toEqual([]);
  });
});

describe('prices elsewhere', () => {
  it('are known for the currency of every country, and are round', () => {
    const currencies = new Set(Object.values(countryToCurrency));
    for (const currency of currencies) expect(amountIn(currency, 1_200)).toBeGreaterThan(0);
    expect(['EUR', 'KES', 'JPY', 'KWD', 'PKR'].map((one) => amountIn(one, 1_200))).toEqual([
      1_000, 60_000, 1_500, 2_000, 1_200,
    ]);
    expect(amountIn('KES', 0)).toBe(0);
  });
});

it('finds a coach and places for the sports of every country', () => {
  for (const country of ['US', 'JP', 'FJ', 'FR', 'KE', 'LT', 'BR', 'IN']) {
    const sports = insteadOfCricket(country);
    const { coaching, groups, games } = buildWorld({ ...LAHORE, insteadOfCricket: sports });
    expect(coaching.coaches).toHaveLength(3);
    expect(groups.filter(({ sport }) => sport === 'Cricket')).toHaveLength(sports.length ? 0 : 4);
    expect(games.length).toBeGreaterThan(200);
  }
});
