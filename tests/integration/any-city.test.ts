import { expect, it } from 'vitest';
import { gameJsonLd } from '@/components/games/game-json-ld';
import type { CoachApplicationDto } from '@/lib/coaching/schema/application';
import type { CoachDto } from '@/lib/coaching/schema/coach';
import type { GameDto } from '@/lib/games/schema/read-game';
import type { GroupDto } from '@/lib/groups/schema/group';
import type { BookDto, GameMoneyDto } from '@/lib/money/schema';
import { addDays, toWallTime } from '@/lib/platform/calendar/wall-clock';
import { db } from '@/lib/platform/db/client';
import { wordsOf } from '@/lib/platform/language/words';
import type { VenueDto } from '@/lib/venues/schema/read-venue';
import { importVenues } from '@/lib/venues/service/import-venues';
import { sportId } from '@/prisma/rows/sports';
import { createSignedIn } from '@/tests/factories/sessions';
import { createSports } from '@/tests/factories/sports';
import { ok } from './call';

const formOf = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, text] of Object.entries(fields)) form.set(name, text);
  return form;
};

interface Place {
  /** As a person types it. */
  typed: string;
  city: string;
  country: string;
  latitude: number;
  longitude: number;
  timeZone: string;
  currency: string;
  /** A cost in the smallest unit, and on screen. */
  cost: [amount: number, words: string];
  /** What three pay each for a court of 1,000 of that. */
  share: number;
}

const PLACES: Place[] = [
  {
    typed: 'Gulberg, Lahore',
    city: 'Lahore',
    country: 'Pakistan',
    latitude: 31.5204,
    longitude: 74.3587,
    timeZone: 'Asia/Karachi',
    currency: 'PKR',
    cost: [750, 'Rs.\u{a0}750'],
    share: 340,
  },
  {
    typed: 'Alvalade, Lisbon',
    city: 'Lisbon',
    country: 'Portugal',
    latitude: 38.7223,
    longitude: -9.1393,
    timeZone: 'Europe/Lisbon',
    currency: 'EUR',
    cost: [750, 'EUR\u{a0}7.50'],
    share: 334,
  },
  {
    typed: 'Westlands, Nairobi',
    city: 'Nairobi',
    country: 'Kenya',
    latitude: -1.2676,
    longitude: 36.8108,
    timeZone: 'Africa/Nairobi',
    currency: 'KES',
    cost: [50_000, 'KES\u{a0}500'],
    share: 334,
  },
  {
    typed: "St. John's",
    city: "St. John's",
    country: 'Canada',
    latitude: 47.5649,
    longitude: -52.7093,
    timeZone: 'America/St_Johns',
    currency: 'CAD',
    cost: [1_250, 'CAD\u{a0}12.50'],
    share: 334,
  },
  {
    typed: 'Suva',
    city: 'Suva',
    country: 'Fiji',
    latitude: -18.1416,
    longitude: 178.4415,
    timeZone: 'Pacific/Fiji',
    currency: 'FJD',
    cost: [800, 'FJD\u{a0}8'],
    share: 334,
  },
];

it.each(PLACES)('a season in $typed has its zone and its currency everywhere', async (place) => {
  const { typed, city, country, latitude, longitude, timeZone, currency } = place;
  const [cost, costWords] = place.cost;
  await createSports();
  const [organiser, player, admin] = [
    await createSignedIn(),
    await createSignedIn(),
    await createSignedIn({ isAdmin: true }),
  ];
  const me = { params: { id: organiser.user.id } };
  await ok(organiser, 'PUT /api/users/{id}', { ...me, body: { latitude, longitude } });
  expect((await db.user.findUniqueOrThrow({ where: { id: organiser.user.id } })).timeZone).toBe(
    timeZone,
  );

  const venue = await ok<VenueDto>(organiser, 'POST /api/venues', {
    body: formOf({
      name: `Club of ${city}`,
      address: '4 Canal Road',
      city,
      country,
      latitude: String(latitude),
      longitude: String(longitude),
      sports: '["Tennis"]',
    }),
  });
  expect(venue).toMatchObject({ city, country, timeZone });

  const group = await ok<GroupDto>(organiser, 'POST /api/groups', {
    body: { name: `Tennis in ${city}`, sportId: sportId('Tennis'), location: typed },
  });
  expect(group).toMatchObject({ timeZone, currency });
  const { url } = await ok<{ url: string }>(organiser, 'POST /api/groups/{id}/invite-links', {
    params: { id: group.id },
    body: { kind: 'join' },
  });
  const token = new URL(url).pathname.split('/').at(-1) ?? '';
  await ok(player, 'POST /api/join/{token}', { params: { token }, body: {} });

  const date = addDays(toWallTime(new Date(), timeZone).date, 3);
  const game = await ok<GameDto>(organiser, 'POST /api/groups/{id}/games', {
    params: { id: group.id },
    body: {
      title: 'Doubles',
      date,
      time: '18:30',
      venueId: venue.id,
      maxPlayers: 4,
      costPerPlayer: cost,
    },
  });
  expect(game).toMatchObject({ timeZone, currency, date, time: '18:30', costPerPlayer: cost });
  expect(wordsOf('en').money(cost, game.currency)).toBe(costWords);
  expect(gameJsonLd(game, 'https://play.example').offers).toMatchObject({
    price: Number(costWords.split('\u{a0}')[1]),
    priceCurrency: currency,
  });
  expect(toWallTime(new Date(game.startsAt), timeZone)).toMatchObject({ date, time: '18:30' });
  await ok(player, 'POST /api/games/{id}/rsvp', { params: { id: game.id }, body: {} });

  // Played yesterday.
  const past = {
    startsAt: new Date(Date.now() - 86_400_000),
    endsAt: new Date(Date.now() - 80_000_000),
  };
  await db.game.update({ where: { id: game.id }, data: past });
  await db.gameParticipant.updateMany({
    where: { gameId: game.id, userId: player.user.id },
    data: { guests: 1 },
  });
  await ok(organiser, 'PUT /api/money/games/{id}', {
    params: { id: game.id },
    body: { basis: 'court', amount: 1_000, payeeId: organiser.user.id },
  });
  const money = await ok<GameMoneyDto>(organiser, 'GET /api/money/games/{id}', {
    params: { id: game.id },
  });
  expect(money).toMatchObject({ currency, bill: { perHead: place.share } });
  const book = await ok<BookDto>(player, 'GET /api/money/groups/{id}', {
    params: { id: group.id },
  });
  expect(book).toMatchObject({ currency, balances: [{ amount: 2 * place.share }] });

  const rate = currency === 'PKR' ? 2_500 : 4_000;
  const application = await ok<CoachApplicationDto>(organiser, 'POST /api/coach-applications', {
    body: formOf({
      name: `Coach of ${city}`,
      sport: 'Tennis',
      experience: '5 years',
      hourlyRate: String(rate),
      currency,
      location: typed,
      availability: '["Monday","Tuesday","Wednesday","Thursday","Friday","Saturday","Sunday"]',
    }),
  });
  await ok(admin, 'POST /api/admin/coach-applications/{id}/{action}', {
    params: { id: application.id, action: 'approve' },
    body: {},
  });
  const coach = await ok<CoachDto>(player, 'GET /api/coaches/{id}', {
    params: { id: application.id },
  });
  expect(coach).toMatchObject({ currency, hourlyRate: rate, timeZone });
  const booking = await ok<object>(player, 'POST /api/booking-requests', {
    body: { coachId: coach.id, date, time: '10:00', duration: 90, sessionType: 'individual' },
  });
  expect(booking).toMatchObject({ currency, price: rate * 1.5, timeZone, date, time: '10:00' });
});

it('a file of venues has the city, the country and the zone of each point', async () => {
  await createSports();
  const rows = PLACES.map(
    ({ city, latitude, longitude }) => `Import ${city},tennis,${latitude},${longitude}`,
  );
  const text = ['name,sports,latitude,longitude', ...rows].join('\n');
  const summary = await importVenues({ text, name: 'world.csv' });
  expect(summary).toMatchObject({ added: PLACES.length, skipped: [] });
  const names = PLACES.map(({ city }) => `Import ${city}`);
  const venues = await db.venue.findMany({ where: { name: { in: names } } });
  for (const { city, country, timeZone } of PLACES) {
    const venue = venues.find(({ name }) => name === `Import ${city}`);
    expect(venue).toMatchObject({ city, country, timeZone });
  }
});

it('a suburb is an area of its city, whether it is imported or typed', async () => {
  await createSports();
  const text = 'name,sports,latitude,longitude\nImported at Alvalade,tennis,38.7545,-9.145';
  expect(await importVenues({ text, name: 'suburb.csv' })).toMatchObject({ added: 1, skipped: [] });
  const there = { city: 'Lisbon', area: 'Alvalade', country: 'Portugal' };
  const imported = await db.venue.findFirst({ where: { name: 'Imported at Alvalade' } });
  expect(imported).toMatchObject(there);
  const typed = await ok<VenueDto>(await createSignedIn(), 'POST /api/venues', {
    body: formOf({
      name: 'Typed at Alvalade',
      address: '1 Avenida da Igreja',
      city: 'alvalade',
      country: 'Portugal',
      sports: '["Tennis"]',
    }),
  });
  expect(typed).toMatchObject({ ...there, timeZone: 'Europe/Lisbon' });
});
