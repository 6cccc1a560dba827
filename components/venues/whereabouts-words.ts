import { placeName } from '@/lib/platform/geocoding/place-name';
import { translate } from '@/lib/platform/language/translate';
import type { Whereabouts } from '@/lib/platform/maps/whereabouts';
import { texts } from '@/lib/venues/server-texts';

/** Nearer than this, a direction from the middle means nothing. */
const MIDDLE_KM = 0.5;

/** '1.2 km north-east of the centre of Gulberg, Lahore'; null where a picture shows the streets, and far from all listed places. */
export function whereaboutsWords(where: Whereabouts | null): string | null {
  if (!where || where.hasStreets || !where.near) return null;
  const t = translate(texts);
  const { km, direction } = where.near;
  const place = placeName(where.near.place);
  return km < MIDDLE_KM ? t.inTheMiddle({ place }) : t[direction]({ km, place });
}
