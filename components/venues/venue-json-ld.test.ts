import { expect, it } from 'vitest';
import { addAllTexts } from '@/languages/all';
import { runIn } from '@/lib/platform/language/run-in';
import { venueJsonLd } from './venue-json-ld';

const VENUE = {
  id: 7,
  name: 'Canal Nets',
  localName: null,
  description: null,
  address: '4 Canal Road',
  area: null,
  city: 'Lahore',
  country: 'Pakistan',
  latitude: null,
  longitude: null,
  pointIsApproximate: false,
  openingHours: null,
  phone: null,
  website: null,
  rating: 0,
  reviewCount: 0,
  amenities: [],
  sports: ['Cricket'],
};
const ORIGIN = 'https://maidan.example';

/** Finds values that a validator refuses: empty values and relative URLs. */
function problemsOf(value: unknown, path = ''): string[] {
  if (value === null || value === undefined || value === '') return [`${path} is empty`];
  if (typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) => [
    ...(/^(url|@id|image|sameAs)$/.test(key) &&
    ![inner].flat().every((one) => URL.canParse(String(one)))
      ? [`${path}.${key} is no whole address`]
      : []),
    ...problemsOf(inner, `${path}.${key}`),
  ]);
}

it('omits unknown fields, and the rating when there are no reviews', () => {
  const data = venueJsonLd(VENUE, [], ORIGIN);
  expect(problemsOf(data)).toEqual([]);
  expect(data).not.toHaveProperty('aggregateRating');
  expect(data).not.toHaveProperty('geo');
  expect(data).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'SportsActivityLocation',
    url: 'https://maidan.example/venue/7',
    image: ['https://maidan.example/venue/7/card.png'],
    address: { '@type': 'PostalAddress', addressLocality: 'Lahore', addressCountry: 'Pakistan' },
  });
});

it('includes the place, the pictures and the rating with its range', () => {
  const known = {
    ...VENUE,
    latitude: 31.5,
    longitude: 74.3,
    phone: '+92 42 1234567',
    website: 'https://canal.example/',
    rating: 4.3,
    reviewCount: 3,
    amenities: ['Parking'],
  };
  const data = venueJsonLd(known, [{ imageUrl: '/media/a.webp' }], ORIGIN);
  expect(problemsOf(data)).toEqual([]);
  expect(data).toMatchObject({
    geo: { '@type': 'GeoCoordinates', latitude: 31.5, longitude: 74.3 },
    image: ['https://maidan.example/media/a.webp'],
    sameAs: ['https://canal.example/'],
    aggregateRating: { ratingValue: 4.3, reviewCount: 3, bestRating: 5, worstRating: 1 },
  });
});

it('includes the opening hours, and omits an approximate point', () => {
  const openingHours = [
    { day: 1, opens: '18:00', closes: '02:00' },
    { day: 7, opens: '00:00', closes: '00:00' },
  ];
  const place = { latitude: 31.5, longitude: 74.3, pointIsApproximate: true };
  const data = venueJsonLd({ ...VENUE, ...place, openingHours }, [], ORIGIN);
  expect(data).not.toHaveProperty('geo');
  expect(data.openingHoursSpecification).toEqual([
    {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: 'https://schema.org/Monday',
      opens: '18:00',
      closes: '02:00',
    },
    {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: 'https://schema.org/Sunday',
      opens: '00:00',
      closes: '23:59',
    },
  ]);
  expect(problemsOf(data)).toEqual([]);
});

it('is in the language of the page, and names the same thing in each', () => {
  addAllTexts();
  const data = runIn('ur', () => venueJsonLd({ ...VENUE, amenities: ['Parking'] }, [], ORIGIN));
  expect(problemsOf(data)).toEqual([]);
  expect(data).toMatchObject({
    '@id': 'https://maidan.example/venue/7',
    url: 'https://maidan.example/ur/venue/7',
    image: ['https://maidan.example/ur/venue/7/card.png'],
    name: 'Canal Nets',
    address: { streetAddress: '4 Canal Road', addressLocality: 'لاہور', addressCountry: 'پاکستان' },
    keywords: 'کرکٹ',
  });
});
