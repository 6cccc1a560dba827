import { beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '@/lib/platform/calendar/wall-clock';
import { db } from '@/lib/platform/db/client';
import { sportId } from '@/prisma/rows/sports';
import { createCourt, createCourtTime, createCourtVenue, evening } from '@/tests/factories/courts';
import { createSignedIn, type Person } from '@/tests/factories/sessions';
import { createVenue } from '@/tests/factories/venues';
import { call, ok } from '@/tests/integration/call';

interface Found {
  id: number;
  free?: { courtId: number; time: string; minutes: number; price: number; isWomens: boolean };
}

const { date } = evening();
const find = (query: object, person?: Person) =>
  person
    ? ok<Found[]>(person, 'GET /api/venues/nearby', { query: { freeAt: date, ...query } })
    : call('GET /api/venues/nearby', { query: { freeAt: date, ...query } }).then(
        async (response) => (await response.json()) as Found[],
      );
const at = (time: string) => new Date(`${date}T${time}:00+05:00`);

beforeEach(async () => {
  await db.venue.deleteMany();
  await db.rateLimit.deleteMany();
});

describe('venues with a free court', () => {
  it('are those that have one, with its first time, its price, and never who has the others', async () => {
    const { venue, court, player } = await createCourtVenue();
    await createVenue();
    const { id } = await createCourtTime(court.id, {
      startsAt: at('06:00'),
      endsAt: at('09:00'),
      userId: player.user.id,
    });
    const [found, ...others] = await find({ minutes: '60' });
    expect(others).toEqual([]);
    expect(found).toMatchObject({
      id: venue.id,
      free: { courtId: court.id, time: '09:00', minutes: 60, price: 2_000 },
    });
    expect(JSON.stringify(found)).not.toContain(player.user.name);
    await db.courtTime.update({ where: { id }, data: { status: 'cancelled' } });
    expect((await find({}))[0]?.free?.time).toBe('06:00');
  });

  it('fit the part of the day, the length, the sport and the price', async () => {
    const { court } = await createCourtVenue({
      prices: [{ days: [1, 2, 3, 4, 5, 6, 7], opens: '17:00', closes: '02:00', price: 4_000 }],
    });
    const time = async (query: object) => (await find(query))[0]?.free?.time ?? null;
    expect(await time({ part: 'afternoon' })).toBe('12:00');
    expect(await time({ part: 'evening' })).toBe('17:00');
    expect(await time({ part: 'evening', priceMax: '3999' })).toBeNull();
    expect(await time({ sportId: String(sportId('Badminton')) })).toBe('06:00');
    expect(await time({ sportId: String(sportId('Cricket')) })).toBeNull();
    await createCourtTime(court.id, { startsAt: at('18:00'), endsAt: at('23:00') });
    expect(await time({ part: 'evening', minutes: '60' })).toBe('17:00');
    expect(await time({ part: 'evening', minutes: '90' })).toBe('23:00');
  });

  it('about a time have the nearest one within an hour, on any of their courts', async () => {
    const { venue, court } = await createCourtVenue();
    const half = await createCourt(venue.id, { slotMinutes: 30 });
    expect((await find({ freeAt: `${date}T18:20` }))[0]?.free).toMatchObject({
      courtId: half.id,
      time: '18:30',
    });
    await createCourtTime(half.id, { startsAt: at('12:00'), endsAt: at('22:00') });
    expect((await find({ freeAt: `${date}T18:20` }))[0]?.free).toMatchObject({
      courtId: court.id,
      time: '18:00',
    });
    await createCourtTime(court.id, { startsAt: at('12:00'), endsAt: at('22:00') });
    expect(await find({ freeAt: `${date}T18:20` })).toEqual([]);
  });

  it('show times for women to women and guests, and none where nobody answers or that is past', async () => {
    const all = [{ days: [1, 2, 3, 4, 5, 6, 7], opens: '00:00', closes: '00:00' }];
    const { venue } = await createCourtVenue({ womenHours: all });
    const woman = await createSignedIn({ gender: 'female' });
    const man = await createSignedIn({ gender: 'male' });
    expect((await find({ radius: 'any' }, woman))[0]?.free).toMatchObject({ isWomens: true });
    expect((await find({}))[0]?.free).toMatchObject({ isWomens: true });
    expect(await find({ radius: 'any' }, man)).toEqual([]);
    expect(await find({ freeAt: addDays(date, -4) })).toEqual([]);
    expect(await find({ freeAt: addDays(date, 40) })).toEqual([]);
    await db.venue.update({ where: { id: venue.id }, data: { ownerId: null } });
    expect(await find({})).toEqual([]);
  });

  it('are the pins of the map, too', async () => {
    const { venue, court } = await createCourtVenue();
    await createVenue();
    const bounds = '31,74,32,75';
    const pins = async (query: object) => {
      const response = await call('GET /api/venues/pins', { query: { bounds, ...query } });
      return ((await response.json()) as { pins: { id: number }[] }).pins;
    };
    expect(await pins({})).toHaveLength(2);
    expect((await pins({ freeAt: date, part: 'evening' })).map(({ id }) => id)).toEqual([venue.id]);
    await createCourtTime(court.id, { startsAt: at('12:00'), endsAt: at('23:59') });
    expect(await pins({ freeAt: date, part: 'evening' })).toEqual([]);
    expect(await pins({ freeAt: date, part: 'morning' })).toHaveLength(1);
  });

  it('in another zone have the day and the hours of that zone', async () => {
    const { venue, court } = await createCourtVenue();
    await db.venue.update({ where: { id: venue.id }, data: { timeZone: 'America/Lima' } });
    const there = (time: string) => new Date(`${date}T${time}:00-05:00`);
    await createCourtTime(court.id, { startsAt: there('17:00'), endsAt: there('20:00') });
    expect((await find({ part: 'evening' }))[0]?.free?.time).toBe('20:00');
    await createCourtTime(court.id, { startsAt: there('20:00'), endsAt: there('23:30') });
    expect(await find({ part: 'evening' })).toEqual([]);
  });

  it('continue in the next batch', async () => {
    const ids = [];
    for (let n = 0; n < 5; n += 1) {
      const { venue, court } = await createCourtVenue();
      ids.push(venue.id);
      // Every other one is taken all day.
      const day = { startsAt: at('00:00'), endsAt: at('23:59') };
      if (n % 2 === 1) await createCourtTime(court.id, day);
    }
    const first = await call('GET /api/venues/nearby', { query: { freeAt: date, limit: '2' } });
    const [, cursor = ''] = /cursor=([^&>]+)/.exec(first.headers.get('link') ?? '') ?? [];
    const found = [...((await first.json()) as Found[]), ...(await find({ limit: '2', cursor }))];
    expect(found.map(({ id }) => id)).toEqual(ids.filter((_id, n) => n % 2 === 0));
  });
});
