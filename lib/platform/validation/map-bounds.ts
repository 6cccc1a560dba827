import { z } from 'zod';
import { says } from '@/lib/platform/language/say';
import { texts } from '@/lib/platform/validation/texts';

export interface MapBounds {
  south: number;
  west: number;
  north: number;
  east: number;
}

const refusal = says(texts, 'bounds');
const NUMBER = String.raw`-?\d{1,3}(?:\.\d{1,12})?`;

/** A map's frame in a query: `bounds=31.4,74.2,31.6,74.5`. West may be greater than east across the date line. */
export const boundsParam = z
  .string()
  .regex(new RegExp(`^${NUMBER}(?:,${NUMBER}){3}$`), refusal)
  .transform((text): MapBounds => {
    const [south = 0, west = 0, north = 0, east = 0] = text.split(',').map(Number);
    return { south, west, north, east };
  })
  .refine(({ south, north }) => south >= -90 && north <= 90 && south <= north, refusal)
  .refine(({ west, east }) => Math.abs(west) <= 180 && Math.abs(east) <= 180, refusal);
