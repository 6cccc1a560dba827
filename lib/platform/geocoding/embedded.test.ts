import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { embeddedGeocoder as geocoder } from './embedded';
import { placeSchema } from './schema';

async function labels(query: string, limit = 5): Promise<string[]> {
  return (await geocoder.search(query, { limit })).map((place) => place.label);
}

describe('search', () => {
  it.each([
    ['lahore', 'Lahore, Pakistan'],
    ['LAHORE', 'Lahore, Pakistan'],
    ['Lahore, Punjab, Pakistan', 'Lahore, Pakistan'],
    ['gulberg lahore', 'Gulberg, Lahore, Pakistan'],
    ['Gulberg, Lahore, Pakistan', 'Gulberg, Lahore, Pakistan'],
    ['f7', 'F-7, Islamabad, Pakistan'],
    ['gulshan e iqbal', 'Gulshan-e-Iqbal, Karachi, Pakistan'],
    ['لاہور', 'Lahore, Pakistan'],
    ['گلبرگ', 'Gulberg, Lahore, Pakistan'],
    ['hyderabad', 'Hyderabad, Pakistan'],
    ['hyderabad, india', 'Hyderabad, India'],
    ['london', 'London, United Kingdom'],
    ['dubai marina', 'Dubai Marina, Dubai, UAE'],
    ['sao paulo', 'São Paulo, Brazil'],
    ['Bombay', 'Mumbai, India'],
    ["cox's bazar", "Cox's Bazar, Bangladesh"],
    ['springfield, illinois', 'Springfield, Illinois, United States'],
    ['alvalade, lisbon', 'Alvalade, Lisbon, Portugal'],
    ['Park Slope, Brooklyn', 'Park Slope, Brooklyn, New York, United States'],
  ])('finds %s', async (query, label) => {
    const [first] = await geocoder.search(query);
    expect(first).toMatchObject({ label, match: 'exact' });
  });

  it('finds a place by another spelling, in each city that has it', async () => {
    const cities = ['Karachi', 'Lahore', 'Rawalpindi'];
    for (const spelling of ['Behria', 'behria town', 'بحریہ ٹاؤن']) {
      expect(await labels(spelling), spelling).toEqual(
        expect.arrayContaining(cities.map((city) => `Bahria Town, ${city}, Pakistan`)),
      );
    }
  });

  it('ranks full names, then prefixes, then inner matches, and big towns before small ones', async () => {
    const found = await geocoder.search('lah', { limit: 20 });
    expect(found[0]).toMatchObject({ label: 'Lahore, Pakistan', match: 'prefix' });
    const ranks = found.map(({ match }) => ['exact', 'prefix', 'contains'].indexOf(match));
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
  });

  it('prefers the nearer of two places with the same name', async () => {
    const karachi = { latitude: 24.86, longitude: 67.01 };
    const rawalpindi = { latitude: 33.6, longitude: 73.05 };
    const [south] = await geocoder.search('saddar', { near: karachi });
    const [north] = await geocoder.search('saddar', { near: rawalpindi });
    expect([south?.city, north?.city]).toEqual(['Karachi', 'Rawalpindi']);
  });

  it.each([
    ['gulbrg', 'Gulberg, Lahore, Pakistan'],
    ['Gulbrg, Lahore', 'Gulberg, Lahore, Pakistan'],
    ['Isalmabad', 'Islamabad, Pakistan'],
    ['karahci', 'Karachi, Pakistan'],
    ['mumbay', 'Mumbai, India'],
    ['stokholm', 'Stockholm, Sweden'],
  ])('guesses the place meant by %s, and marks it as a guess', async (query, label) => {
    const [first] = await geocoder.search(query);
    expect(first).toMatchObject({ label, match: 'suggestion' });
  });

  it.each([
    ['text that matches nothing', 'zzqxwv'],
    ['an emoji', '🏏🏏'],
    ['markup', '<script>alert(1)</script>'],
    ['ten thousand letters', 'x'.repeat(10_000)],
    ['control characters', 'zq\u0000\u202e\u0007'],
    ['an Urdu sentence', 'کیا یہاں کوئی کھیلتا ہے'],
    ['a regular expression', '.*(zq+)+$'],
  ])('suggests nothing rather than a city far away for %s', async (_, query) => {
    expect(await geocoder.search(query)).toEqual([]);
  });

  it.each([
    ['Westlands, Nairobi', 'Westlands, Nairobi, Kenya', 'Africa/Nairobi'],
    ['Kreuzberg, Berlin', 'Kreuzberg, Berlin, Germany', 'Europe/Berlin'],
    [' Alfama ,  Lisbon, Portugal', 'Alfama, Lisbon, Portugal', 'Europe/Lisbon'],
    ['Gulshan-e-Ravi, Lahore', 'Gulshan-e-Ravi, Lahore, Pakistan', 'Asia/Karachi'],
    ['سمن زار، لاہور', 'سمن زار, Lahore, Pakistan', 'Asia/Karachi'],
  ])(
    'keeps the words before a city as an area that no list has: %s',
    async (query, label, timeZone) => {
      const found = await geocoder.search(query);
      expect(found).toHaveLength(1);
      expect(found[0]).toMatchObject({ label, kind: 'area', match: 'exact', timeZone });
    },
  );

  it.each(['Westlands', 'Kreuzberg, nowhere', ', Lahore', `${'long '.repeat(20)}, Lahore`])(
    'knows no area without a city that it knows: %s',
    async (query) => {
      const found = await geocoder.search(query);
      expect(found.filter(({ match, area }) => match === 'exact' && area !== null)).toEqual([]);
    },
  );

  it('returns nothing for empty text, and keeps to the limit', async () => {
    expect(await geocoder.search('')).toEqual([]);
    expect(await geocoder.search('   ')).toEqual([]);
    expect(await labels('a', 3)).toHaveLength(3);
  });

  it('never throws and always returns valid, distinct places', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 60 }), async (query) => {
        const found = await geocoder.search(query, { limit: 20 });
        for (const place of found) placeSchema.parse(place);
        expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
      }),
      { numRuns: 60 },
    );
  });
});

describe('reverse', () => {
  it.each([
    ['DHA Lahore', 31.4697, 74.411, 'DHA, Lahore, Punjab, Pakistan'],
    ['Gulberg', 31.5102, 74.3441, 'Gulberg, Lahore, Punjab, Pakistan'],
    ['Clifton', 24.81, 67.03, 'Clifton, Karachi, Sindh, Pakistan'],
    ['I-8, although nearby Rawalpindi is larger', 33.668, 73.075, 'I-8, Islamabad, Pakistan'],
    ['a Lahore suburb without an area', 31.63, 74.27, 'Lahore, Punjab, Pakistan'],
    ['Peshawar', 34.008, 71.578, 'Peshawar, Khyber Pakhtunkhwa, Pakistan'],
    ['London', 51.5074, -0.1278, 'London, England, United Kingdom'],
    ['Dubai Marina', 25.08, 55.14, 'Dubai Marina, Dubai, UAE'],
    ['Sydney', -33.8688, 151.2093, 'Sydney, New South Wales, Australia'],
    ['San Francisco', 37.7749, -122.4194, 'San Francisco, California, United States'],
  ])('names %s', async (_, latitude, longitude, address) => {
    expect((await geocoder.reverse(latitude, longitude))?.address).toBe(address);
  });

  it.each([
    ['Alvalade', 38.7545, -9.145, 'Lisbon'],
    ['Benfica', 38.7509, -9.2028, 'Lisbon'],
    ['Almada, across the river', 38.679, -9.1569, 'Almada'],
    ['Westlands', -1.2676, 36.8108, 'Nairobi'],
    ['Croydon', 51.3727, -0.1099, 'London'],
    ['Powai', 19.1164, 72.9047, 'Mumbai'],
    ['Thane', 19.1972, 72.9722, 'Thane'],
    ['Clifton', 24.81, 67.03, 'Karachi'],
    ['Üsküdar', 41.0235, 29.0153, 'Istanbul'],
    ['Pinheiros', -23.5667, -46.7, 'São Paulo'],
    ['Osasco', -23.5325, -46.7917, 'Osasco'],
    ['Brooklyn', 40.6501, -73.9496, 'New York'],
    ['Jersey City, across the river', 40.7282, -74.0776, 'Jersey City'],
    ['Parramatta', -33.8178, 151.0035, 'Sydney'],
    ['North York', 43.7668, -79.4163, 'Toronto'],
    ['Mississauga', 43.5789, -79.6583, 'Mississauga'],
    ['Rawalpindi', 33.5973, 73.0479, 'Rawalpindi'],
    ['Islamabad', 33.7215, 73.0433, 'Islamabad'],
  ])('knows which city %s is in', async (_, latitude, longitude, city) => {
    expect((await geocoder.reverse(latitude, longitude))?.city).toBe(city);
  });

  it('returns the time zone of the place', async () => {
    expect((await geocoder.reverse(31.5, 74.3))?.timeZone).toBe('Asia/Karachi');
    expect((await geocoder.reverse(51.5, -0.12))?.timeZone).toBe('Europe/London');
  });

  it.each([
    ['the open sea', 0, -30],
    ['the north pole', 90, 0],
    ['the south pole', -90, 180],
    ['a latitude that does not exist', 95, 0],
    ['NaN', Number.NaN, 74],
    ['infinity', 31, Number.POSITIVE_INFINITY],
  ])('has no name for %s', async (_, latitude, longitude) => {
    expect(await geocoder.reverse(latitude, longitude)).toBeNull();
  });
});
