import { env } from '@/lib/platform/env/server';
import { findMapFile } from '@/lib/platform/maps/map-file';
import type { MapSettingsDto } from '@/lib/platform/maps/schema';

export async function readMapSettings(): Promise<MapSettingsDto> {
  const { GOOGLE_MAPS_API_KEY, MAP_TILE_URL, MAP_TILE_ATTRIBUTION } = env;
  const file = MAP_TILE_URL ? null : await findMapFile();
  return {
    provider: GOOGLE_MAPS_API_KEY ? 'google' : 'leaflet',
    tileUrl: MAP_TILE_URL ?? null,
    attribution: MAP_TILE_ATTRIBUTION ?? null,
    fileUrl: file && `/media/map/${file.version}.pmtiles`,
    googleKey: GOOGLE_MAPS_API_KEY ?? null,
  };
}
