import type { Actor } from '@/lib/platform/auth/actor';
import { DEFAULT_CENTRE, RADIUS_KM_SUGGESTIONS } from '@/lib/platform/geo/constants';
import { chordForRadius, toCubePoint } from '@/lib/platform/geo/cube';
import { formatDistance, snapToCell } from '@/lib/platform/geo/grid';
import { translate } from '@/lib/platform/language/translate';
import { TOP_MATCHES } from '@/lib/users/constants';
import { findSuggestions, type SuggestionRow } from '@/lib/users/repository/find-suggestions';
import type { ListSuggestionsInput, SuggestionDto } from '@/lib/users/schema/list-suggestions';
import { texts } from '@/lib/users/server-texts';
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
  const { commonSports } = row;
  return {
    ...user,
    commonSports,
    reason: translate(texts).inCommon({
      sports: commonSports,
      distance: formatDistance(user.distance),
    }),
    isTopMatch: index < TOP_MATCHES,
  };
}
