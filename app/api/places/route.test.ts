import { describe, expect, it } from 'vitest';
import { placesSchema, reversePlaceSchema } from '@/lib/platform/geocoding/schema';
import type { RouteHandler } from '@/lib/platform/http/handler';
import { GET as reversePlace } from './reverse/route';
import { GET as searchPlaces } from './route';

const context = { params: Promise.resolve({}) };

function get(handler: RouteHandler, path: string, query: Record<string, string>) {
  const url = `http://localhost:3000${path}?${new URLSearchParams(query)}`;
  return handler(new Request(url), context);
}

const search = (query: Record<string, string>) => get(searchPlaces, '/api/places', query);
const reverse = (query: Record<string, string>) => get(reversePlace, '/api/places/reverse', query);

describe('GET /api/places', () => {
  it('returns places to signed-out people, best match first', async () => {
    const response = await search({ q: 'gulberg' });
    expect(response.status).toBe(200);
    const places = placesSchema.parse(await response.json());
    expect(places[0]).toMatchObject({ label: 'Gulberg, Lahore, Pakistan', match: 'exact' });
  });

  it('prefers places near the given point and keeps to the limit', async () => {
    const response = await search({ q: 'dha', latitude: '33.6', longitude: '73.1', limit: '1' });
    const places = placesSchema.parse(await response.json());
    expect(places.map(({ city }) => city)).toEqual(['Islamabad']);
  });

  it('returns an empty list for no text, and suggestions for text without a match', async () => {
    expect(await (await search({ q: '' })).json()).toEqual([]);
    const places = placesSchema.parse(await (await search({ q: 'Lahoer' })).json());
    expect(places[0]).toMatchObject({ city: 'Lahore', match: 'suggestion' });
  });

  it('names the longitude when there is only a latitude', async () => {
    const response = await search({ q: 'lahore', latitude: '31' });
    expect(response.status).toBe(422);
    expect((await response.json()).issues).toMatchObject([{ path: 'longitude' }]);
  });
});

describe('GET /api/places/reverse', () => {
  it('names the area of a point', async () => {
    const response = await reverse({ latitude: '24.81', longitude: '67.03' });
    const place = reversePlaceSchema.parse(await response.json());
    expect(place?.address).toBe('Clifton, Karachi, Sindh, Pakistan');
  });

  it('returns null on the open sea', async () => {
    const response = await reverse({ latitude: '0', longitude: '-30' });
    expect(response.status).toBe(200);
    expect(await response.json()).toBeNull();
  });

  it('refuses half a point', async () => {
    expect((await reverse({ latitude: '31' })).status).toBe(422);
  });
});
