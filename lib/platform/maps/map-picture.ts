import sharp from 'sharp';
import type { GeoPoint } from '@/lib/platform/geo/point';
import { placeName } from '@/lib/platform/geocoding/place-name';
import { MAP_PICTURE } from '@/lib/platform/maps/constants';
import { drawStreets } from '@/lib/platform/maps/draw-streets';
import { listMapLabels } from '@/lib/platform/maps/labels';
import { frameAround, type MapFrame } from '@/lib/platform/maps/map-frame';
import { drawLabel } from '@/lib/platform/share-cards/words-picture';

/** For displays with two pixels per CSS pixel. */
const SCALE = 2;
const SIZE = { width: MAP_PICTURE.width * SCALE, height: MAP_PICTURE.height * SCALE };
/** Close enough for streets. */
const ZOOM = 15;
const QUALITY = 80;

// The light theme's colours as sRGB: the picture is the same for every viewer.
const COLORS = {
  land: '#f5f1e6',
  ink: '#3a463e',
  pin: '#b04a1c',
};
const LABELS_MAX = 8;
const LABEL = { size: 26, width: 400 };
const CREDIT = { size: 20, width: SIZE.width };
const MARGIN = 12;

interface Placed {
  input: Buffer;
  left: number;
  top: number;
}

/** A place on the operator's map, as a WebP; null where that has no streets. */
export async function drawMapPicture(point: GeoPoint): Promise<Uint8Array<ArrayBuffer> | null> {
  const frame = frameAround(point, { ...SIZE, zoom: ZOOM, scale: SCALE });
  const streets = await drawStreets(frame);
  if (!streets) return null;
  const ground = streets.map(({ path, color, width }) => toPath(path, color, width)).join('');
  const labels = await placeLabels(frame);
  const credit = await drawLabel('© OpenStreetMap', {
    ...CREDIT,
    color: COLORS.ink,
  });
  const corner = {
    input: credit.data,
    left: SIZE.width - credit.width - MARGIN,
    top: SIZE.height - credit.height - MARGIN,
  };
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}">
<rect width="100%" height="100%" fill="${COLORS.land}"/>${ground}${PIN}</svg>`;
  const { buffer, byteOffset, byteLength } = await sharp(Buffer.from(svg))
    .composite([...labels, corner])
    .webp({ quality: QUALITY })
    .toBuffer();
  return new Uint8Array(buffer as ArrayBuffer, byteOffset, byteLength);
}

function toPath(path: string, color: string, width: number | undefined): string {
  if (width === undefined) return `<path d="${path}" fill="${color}"/>`;
  return `<path d="${path}" fill="none" stroke="${color}" stroke-width="${width * SCALE}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

const [MIDDLE, BASE] = [SIZE.width / 2, SIZE.height / 2];
const PIN = `<path d="M${MIDDLE} ${BASE}c-14 -20 -26 -30 -26 -46a26 26 0 1 1 52 0c0 16 -12 26 -26 46z" fill="${COLORS.pin}" stroke="#fff" stroke-width="4"/><circle cx="${MIDDLE}" cy="${BASE - 46}" r="9" fill="#fff"/>`;

/** The names of cities and areas, as far as they fit beside the pin and each other. */
async function placeLabels(frame: MapFrame): Promise<Placed[]> {
  const taken = [{ left: MIDDLE - 40, top: BASE - 90, right: MIDDLE + 40, bottom: BASE + 10 }];
  const placed: Placed[] = [];
  for (const { name, latitude, longitude } of await listMapLabels(frame.bounds)) {
    if (placed.length === LABELS_MAX) break;
    const { data, width, height } = await drawLabel(placeName(name), {
      ...LABEL,
      color: COLORS.ink,
    });
    const spot = frame.spotOf({ latitude, longitude });
    const [left, top] = [Math.round(spot.x - width / 2), Math.round(spot.y - height / 2)];
    const box = { left, top, right: left + width, bottom: top + height };
    const isInside =
      left >= MARGIN &&
      top >= MARGIN &&
      box.right <= SIZE.width - MARGIN &&
      box.bottom <= SIZE.height - 4 * MARGIN;
    const isClear = taken.every(
      (other) =>
        box.right < other.left ||
        box.left > other.right ||
        box.bottom < other.top ||
        box.top > other.bottom,
    );
    if (!isInside || !isClear) continue;
    taken.push(box);
    placed.push({ input: data, left, top });
  }
  return placed;
}
