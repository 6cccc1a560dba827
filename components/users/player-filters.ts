import {
  type AddressParts,
  addressOf,
  readChoice,
  readText,
  readWhole,
} from '@/components/layout/address';
import { RADIUS_KM_DEFAULT, RADIUS_KM_MAX, RADIUS_KM_MIN } from '@/lib/geo/constants';
import { routes } from '@/lib/routes';
import { SKILL_LEVELS, type SkillLevel } from '@/lib/sports/constants';
import { INDEXED_TEXT, SHORT_SEARCH_PEOPLE_MAX } from '@/lib/users/constants';

/** What Find Players looks for; the address of the page keeps it. */
export interface PlayerFilters {
  search: string;
  sportId: number | null;
  skillLevel: SkillLevel | null;
  /** Null for everywhere. */
  distanceKm: number | null;
}

export const NO_FILTERS: PlayerFilters = {
  search: '',
  sportId: null,
  skillLevel: null,
  distanceKm: RADIUS_KM_DEFAULT,
};

export function parsePlayerFilters(params: URLSearchParams): PlayerFilters {
  return {
    search: readText(params, 'search'),
    sportId: readWhole(params, 'sport'),
    skillLevel: readChoice(params, 'level', SKILL_LEVELS),
    distanceKm: readDistance(params),
  };
}

function readDistance(params: URLSearchParams): number | null {
  if (params.get('distance') === 'any') return null;
  const distance = readWhole(params, 'distance') ?? RADIUS_KM_DEFAULT;
  return Math.min(RADIUS_KM_MAX, Math.max(RADIUS_KM_MIN, distance));
}

/** What to say of a text so short that only the nearest people are looked at; null for any other. */
export function shortSearchHint({ search, distanceKm }: PlayerFilters): string | null {
  const text = search.trim();
  if (text === '' || INDEXED_TEXT.test(text.normalize('NFD')) || text.length > 2) return null;
  const everybody = distanceKm === null ? 'everybody' : `everybody within ${distanceKm} km`;
  return `Short texts are looked for among the ${SHORT_SEARCH_PEOPLE_MAX.toLocaleString('en')} people nearest to you. Type three letters or more to search ${everybody}.`;
}

function addressParts({ search, sportId, skillLevel, distanceKm }: PlayerFilters): AddressParts {
  return {
    search,
    sport: sportId,
    level: skillLevel,
    distance: distanceKm === RADIUS_KM_DEFAULT ? null : (distanceKm ?? 'any'),
  };
}

/** How the address of the page keeps them. */
export const PLAYER_ADDRESS = { parse: parsePlayerFilters, parts: addressParts };

export function playersPath(filters: PlayerFilters) {
  return addressOf(routes.players(), addressParts(filters));
}

/** The call that answers these filters; also the key its answer is kept under. */
export function playersUrl({ search, sportId, skillLevel, distanceKm }: PlayerFilters): string {
  const params = new URLSearchParams({ radius: String(distanceKm ?? 'any') });
  if (search.trim()) params.set('search', search.trim());
  if (sportId !== null) params.set('sportId', String(sportId));
  if (skillLevel) params.set('skillLevel', skillLevel);
  return `/api/players?${params}`;
}
