import { SIMILAR_MAX } from '@/lib/venues/constants';
import { findSimilarVenues } from '@/lib/venues/repository/save';
import type { FindSimilarInput, SimilarVenueDto } from '@/lib/venues/schema/find-similar';

/** Existing venues that may be the same as a new one. */
export function listSimilarVenues(input: FindSimilarInput): Promise<SimilarVenueDto[]> {
  const { name, city, latitude, longitude } = input;
  const point = latitude === undefined || longitude === undefined ? null : { latitude, longitude };
  return findSimilarVenues({ name, city, point, limit: SIMILAR_MAX });
}
