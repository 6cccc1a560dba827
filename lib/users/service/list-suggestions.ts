import type { Actor } from '@/lib/platform/auth/actor';
import { DEFAULT_CENTRE, RADIUS_KM_SUGGESTIONS } from '@/lib/platform/geo/constants';
import { chordForRadius, toCubePoint } from '@/lib/platform/geo/cube';
import { formatDistance, snapToCell } from '@/lib/platform/geo/grid';
import { TOP_MATCHES } from '@/lib/users/constants';
import { findSuggestions, type SuggestionRow } from '@/lib/users/repository/find-suggestions';
import type { ListSuggestionsInput, SuggestionDto } from '@/lib/users/schema/list-suggestions';
import { toNearbyUser } from '@/lib/users/service/list-nearby';

/** People near the actor who share a sport, the best match first. Deterministic for the same data. */
export async function listSuggestions(
  actor: Actor,
  { limit }: ListSuggestionsInput,
): Promise<SuggestionDto[]> {
  const rows = await findSuggestions(actor.userId, {
    fallbackCentre: toCubePoint(snapToCell(DEFAULT_CENTRE)),
    chord: chordForRadius(RADIUS_KM_SUGGESTIONS),
    limit,
  });
  return rows.map(toSuggestion);
}

function toSuggestion(row: SuggestionRow, index: number): SuggestionDto {
  const user = toNearbyUser(row);
  const sports = row.commonSports === 1 ? '1 sport' : `${row.commonSports} sports`;
  return {
    ...user,
    commonSports: row.commonSports,
    reason: `${sports} in common, ${formatDistance(user.distance)}`,
    isTopMatch: index < TOP_MATCHES,
  };
}
