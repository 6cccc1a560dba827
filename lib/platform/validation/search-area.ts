import { z } from 'zod';
import { RADIUS_KM_ANYWHERE, RADIUS_KM_MAX, RADIUS_KM_MIN } from '@/lib/platform/geo/constants';
import { later, says } from '@/lib/platform/language/say';
import { decimalParam, latitudeParam, longitudeParam } from '@/lib/platform/validation/numbers';
import { texts } from '@/lib/platform/validation/texts';

const radiusRange = says(texts, 'radiusRange', { min: RADIUS_KM_MIN, max: RADIUS_KM_MAX });

/** A search circle in a query. Each list has its own default radius; without a centre the service chooses one. */
export const searchAreaShape = {
  latitude: latitudeParam.optional(),
  longitude: longitudeParam.optional(),
  /** Kilometres along the surface; `any` searches everywhere, nearest first. */
  radius: z
    .union(
      [
        z.literal('any').transform(() => RADIUS_KM_ANYWHERE),
        decimalParam(later(texts, 'radius')).pipe(
          z.number().min(RADIUS_KM_MIN, radiusRange).max(RADIUS_KM_MAX, radiusRange),
        ),
      ],
      radiusRange,
    )
    .optional(),
};

/** Half a centre is the caller's mistake; guessing the other half would show the wrong place. */
export function hasWholeCentre(area: { latitude?: number; longitude?: number }): boolean {
  return (area.latitude === undefined) === (area.longitude === undefined);
}

export const WHOLE_CENTRE_ISSUE = {
  ...says(texts, 'wholeCentre'),
  path: ['latitude'],
};
