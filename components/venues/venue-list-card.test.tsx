import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { NearbyVenueDto } from '@/lib/venues/schema/find-nearby';
import { VenueListCard } from './venue-list-card';

const venue: NearbyVenueDto = {
  id: 1,
  name: 'Corner Ground',
  address: '12 Main Boulevard',
  city: 'Lahore',
  area: 'Gulberg',
  latitude: 31.5,
  longitude: 74.3,
  pointIsApproximate: false,
  description: null,
  phone: null,
  website: null,
  rating: 0,
  reviewCount: 0,
  sports: ['Cricket'],
  amenities: [],
  pricing: null,
  timeZone: 'Asia/Karachi',
  openingHours: null,
  addedBy: null,
  distance: 1.2,
  coverImageUrl: '/media/venue/cover.webp',
  isVerified: false,
  isClosed: false,
};

const pictureOf = (first?: boolean) =>
  /<img[^>]*>/.exec(renderToStaticMarkup(<VenueListCard venue={venue} first={first} />))?.[0];

it('fetches the picture of the first card of a list with the page, and the others when they are near', () => {
  expect(pictureOf(true)).toMatch(/fetchPriority="high"/i);
  expect(pictureOf(true)).toContain('loading="eager"');
  expect(pictureOf()).not.toMatch(/fetchPriority/i);
  expect(pictureOf()).toContain('loading="lazy"');
});
