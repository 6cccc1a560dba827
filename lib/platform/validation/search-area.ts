import { z } from 'zod';
import { RADIUS_KM_ANYWHERE, RADIUS_KM_MAX, RADIUS_KM_MIN } from '@/lib/platform/geo/constants';
import { decimalParam, latitudeParam, longitudeParam } from '@/lib/platform/validation/numbers';

const RADIUS_SENTENCE = `radius must be between ${RADIUS_KM_MIN} and ${RADIUS_KM_MAX} kilometres`;

/** A search circle in a query. Each list has its own default radius; without a centre the service chooses one. */
export const searchAreaShape = {
  latitude: latitudeParam.optional(),
  longitude: longitudeParam.optional(),
  /** Kilometres along the surface; `any` searches everywhere, still nearest first. */
  radius: z
    .union(
      [
        z.literal('any').transform(() => RADIUS_KM_ANYWHERE),
        decimalParam('radius').pipe(
          z.number().min(RADIUS_KM_MIN, RADIUS_SENTENCE).max(RADIUS_KM_MAX, RADIUS_SENTENCE),
        ),
      ],
      { error: RADIUS_SENTENCE },
    )
    .optional(),
};

/** Half a centre is the caller's mistake; guessing the other half would show the wrong place. */
export function hasWholeCentre(area: { latitude?: number; longitude?: number }): boolean {
  return (area.latitude === undefined) === (area.longitude === undefined);
}

export const WHOLE_CENTRE_ISSUE = {
  message: 'latitude and longitude go together',
  path: ['latitude'],
};
