import {
  type AddressParts,
  addressOf,
  mentionsAny,
  readChoice,
  readText,
  readWhole,
} from '@/components/lists/address';
import { RADIUS_KM_DEFAULT, RADIUS_KM_MAX, RADIUS_KM_MIN } from '@/lib/platform/geo/constants';
import { apiUrl } from '@/lib/platform/http/api-calls';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import { SKILL_LEVELS, type SkillLevel } from '@/lib/sports/constants';
import { INDEXED_TEXT, SHORT_SEARCH_PEOPLE_MAX } from '@/lib/users/constants';
import type { SearchPlayersQuery } from '@/lib/users/schema/nearby-user';
import { texts } from './texts';

/** The filters of Find Players, stored in the page's URL. */
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

/** A hint for text so short that only the nearest people are searched; null otherwise. */
export function shortSearchHint({ search, distanceKm }: PlayerFilters): string | null {
  const text = search.trim();
  if (text === '' || INDEXED_TEXT.test(text.normalize('NFD')) || text.length > 2) return null;
  const t = translate(texts);
  const people = SHORT_SEARCH_PEOPLE_MAX;
  return distanceKm === null
    ? t.shortSearchEverywhere({ people })
    : t.shortSearchWithin({ people, km: distanceKm });
}

function addressParts({ search, sportId, skillLevel, distanceKm }: PlayerFilters): AddressParts {
  return {
    search,
    sport: sportId,
    level: skillLevel,
    distance: distanceKm === RADIUS_KM_DEFAULT ? null : (distanceKm ?? 'any'),
  };
}

export const hasFilters = (filters: PlayerFilters): boolean => mentionsAny(addressParts(filters));

export const PLAYER_ADDRESS = { parse: parsePlayerFilters, parts: addressParts };

export function playersPath(filters: PlayerFilters) {
  return addressOf(routes.players(), addressParts(filters));
}

export function playersQuery(filters: PlayerFilters): SearchPlayersQuery {
  const { search, sportId, skillLevel, distanceKm } = filters;
  return {
    radius: distanceKm?.toString() ?? 'any',
    search: search.trim() || undefined,
    sportId: sportId?.toString(),
    skillLevel: skillLevel ?? undefined,
  };
}

/** Also the query key. */
export const playersUrl = (filters: PlayerFilters) =>
  apiUrl('GET /api/players', { query: playersQuery(filters) });
