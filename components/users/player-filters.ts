import type { Route } from 'next';
import { RADIUS_KM_DEFAULT, RADIUS_KM_MAX, RADIUS_KM_MIN } from '@/lib/geo/constants';
import { routes } from '@/lib/routes';
import { SKILL_LEVELS, type SkillLevel } from '@/lib/sports/constants';
import { INDEXED_TEXT, SHORT_SEARCH_PEOPLE_MAX } from '@/lib/users/constants';

/** What Find Players looks for; the address of the page keeps it. */
export interface PlayerFilters {
  search: string;
  sportId: number | null;
  skillLevel: SkillLevel | null;
  distanceKm: number;
}

export const NO_FILTERS: PlayerFilters = {
  search: '',
  sportId: null,
  skillLevel: null,
  distanceKm: RADIUS_KM_DEFAULT,
};

export const SEARCH_LENGTH_MAX = 100;

/** Anything in an address that is no filter of ours is left out rather than refused: addresses are typed and shared. */
export function parsePlayerFilters(params: URLSearchParams): PlayerFilters {
  const distance = wholeNumber(params.get('distance'));
  return {
    search: (params.get('search') ?? '').slice(0, SEARCH_LENGTH_MAX),
    sportId: wholeNumber(params.get('sport')),
    skillLevel: SKILL_LEVELS.find((level) => level === params.get('level')) ?? null,
    distanceKm:
      distance === null
        ? RADIUS_KM_DEFAULT
        : Math.min(RADIUS_KM_MAX, Math.max(RADIUS_KM_MIN, distance)),
  };
}

function wholeNumber(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : null;
}

/** What to say of a text so short that only the nearest people are looked at; null for any other. */
export function shortSearchHint({ search, distanceKm }: PlayerFilters): string | null {
  const text = search.trim();
  if (text === '' || INDEXED_TEXT.test(text.normalize('NFD')) || text.length > 2) return null;
  return `Short texts are looked for among the ${SHORT_SEARCH_PEOPLE_MAX.toLocaleString('en')} people nearest to you. Type three letters or more to search everybody within ${distanceKm} km.`;
}

/** The page's own address with these filters; what is at its default is not mentioned. */
export function playersPath({ search, sportId, skillLevel, distanceKm }: PlayerFilters): Route {
  const params = new URLSearchParams();
  if (search.trim()) params.set('search', search.trim());
  if (sportId !== null) params.set('sport', String(sportId));
  if (skillLevel) params.set('level', skillLevel);
  if (distanceKm !== RADIUS_KM_DEFAULT) params.set('distance', String(distanceKm));
  // The query keeps it from being a literal of the route types.
  return (params.size > 0 ? `${routes.players()}?${params}` : routes.players()) as Route;
}

/** The call that answers these filters; also the key its answer is kept under. */
export function playersUrl({ search, sportId, skillLevel, distanceKm }: PlayerFilters): string {
  const params = new URLSearchParams({ radius: String(distanceKm) });
  if (search.trim()) params.set('search', search.trim());
  if (sportId !== null) params.set('sportId', String(sportId));
  if (skillLevel) params.set('skillLevel', skillLevel);
  return `/api/players?${params}`;
}
