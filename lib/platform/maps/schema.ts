import { z } from 'zod';
import { boundsParam } from '@/lib/platform/validation/map-bounds';

/** Which map the browser draws: tiles, a file or Google if configured, else the built-in base map. */
export const mapSettingsSchema = z.object({
  provider: z.enum(['leaflet', 'google']),
  tileUrl: z.string().nullable(),
  attribution: z.string().nullable(),
  /** The operator's PMTiles file, read in ranges. */
  fileUrl: z.string().nullable(),
  googleKey: z.string().nullable(),
});

export const mapLabelsQuerySchema = z.object({ bounds: boundsParam });

/** A label on the built-in base map. */
const mapLabelSchema = z.object({
  name: z.string(),
  kind: z.enum(['city', 'area']),
  latitude: z.number(),
  longitude: z.number(),
});
export const mapLabelListSchema = z.array(mapLabelSchema);

export type MapSettingsDto = z.infer<typeof mapSettingsSchema>;
export type MapLabelDto = z.infer<typeof mapLabelSchema>;
