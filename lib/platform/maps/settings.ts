import { env } from '@/lib/platform/env/server';
import type { MapSettingsDto } from '@/lib/platform/maps/schema';

export function readMapSettings(): MapSettingsDto {
  const { GOOGLE_MAPS_API_KEY, MAP_TILE_URL, MAP_TILE_ATTRIBUTION } = env;
  return {
    provider: GOOGLE_MAPS_API_KEY ? 'google' : 'leaflet',
    tileUrl: MAP_TILE_URL ?? null,
    attribution: MAP_TILE_ATTRIBUTION ?? null,
    googleKey: GOOGLE_MAPS_API_KEY ?? null,
  };
}
