import { SITEMAP_URLS_MAX } from '@/lib/platform/http/sitemap-limit';
import { toSlug } from '@/lib/platform/validation/slug';
import { countListed, findListedPart, findVenuePlaces } from '@/lib/venues/repository/find-places';

/** A landing page: a sport in a city, with the slugs of its URL. */
export interface VenuePlace {
  city: string;
  sport: string;
  sportId: number;
  citySlug: string;
  sportSlug: string;
  count: number;
}

/** Every city and sport with an open venue. If two spellings of a city share a slug, the larger wins. */
export async function listVenuePlaces(): Promise<VenuePlace[]> {
  const places = new Map<string, VenuePlace>();
  for (const row of await findVenuePlaces()) {
    const place = { ...row, citySlug: toSlug(row.city), sportSlug: toSlug(row.sport) };
    const key = `${place.citySlug}/${place.sportSlug}`;
    if (place.citySlug && !places.has(key)) places.set(key, place);
  }
  return [...places.values()];
}

export async function countSitemapParts(): Promise<number> {
  return Math.max(1, Math.ceil((await countListed()) / SITEMAP_URLS_MAX));
}

export function listSitemapPart(part: number): Promise<{ id: number; updatedAt: Date }[]> {
  return findListedPart(part * SITEMAP_URLS_MAX, SITEMAP_URLS_MAX);
}
