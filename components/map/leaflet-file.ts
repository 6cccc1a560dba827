import L from 'leaflet';
import { PMTiles } from 'pmtiles';
import { leafletLayer } from 'protomaps-leaflet';
import { currentLanguage } from '@/lib/platform/language/current';

/** The streets of the operator's PMTiles file, of which only the parts in sight are read. @throws when it cannot be read */
export async function addFile(map: L.Map, url: string): Promise<void> {
  const file = new PMTiles(url);
  // Nearer zooms are enlarged.
  const { maxZoom: maxDataZoom } = await file.getHeader();
  // The map may have been closed while the file was opened.
  if (!map.getPane('mapPane')) return;
  // The layer finds Leaflet by its global name.
  Object.assign(globalThis, { L });
  const flavor = isDark(map.getContainer()) ? 'dark' : 'light';
  const layer = leafletLayer({ url: file, flavor, lang: currentLanguage(), maxDataZoom });
  // It is a layer: its declaration omits what it inherits.
  map.addLayer(layer as unknown as L.GridLayer);
}

function isDark(element: HTMLElement): boolean {
  const scheme = getComputedStyle(element).colorScheme;
  if (scheme === 'dark' || scheme === 'light') return scheme === 'dark';
  return matchMedia('(prefers-color-scheme: dark)').matches;
}
