import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import type { MapFrame } from '@/lib/platform/maps/map-frame';

type Ring = number[][];

/** Points further away than this many pixels make no visible difference. */
const FAR_PX = 4_000;

let land: Promise<Ring[][]> | undefined;

/** The polygons of all countries, from a file that ships with the product. */
async function readLand(): Promise<Ring[][]> {
  const { default: world } = await import('world-atlas/countries-50m.json');
  // TypeScript infers the file's literal values; its documentation guarantees this topology.
  const topology = world as unknown as Topology<{ countries: GeometryCollection }>;
  return feature(topology, topology.objects.countries).features.flatMap(({ geometry }) => {
    if (geometry.type === 'Polygon') return [geometry.coordinates];
    return geometry.type === 'MultiPolygon' ? geometry.coordinates : [];
  });
}

export async function drawLand(frame: MapFrame): Promise<string> {
  land ??= readLand();
  const { south, west, north, east } = frame.bounds;
  const isNear = ([outline = []]: Ring[]) =>
    outline.some(([longitude = 0]) => longitude >= west) &&
    outline.some(([longitude = 0]) => longitude <= east) &&
    outline.some(([, latitude = 0]) => latitude >= south) &&
    outline.some(([, latitude = 0]) => latitude <= north);
  return (await land)
    .filter(isNear)
    .flat()
    .map((ring) => ring.map((point) => toText(frame, point)).join('L'))
    .map((ring) => `M${ring}Z`)
    .join('');
}

function toText(frame: MapFrame, [longitude = 0, latitude = 0]: number[]): string {
  const { x, y } = frame.spotOf({ latitude, longitude });
  return `${clamp(x, frame.width)} ${clamp(y, frame.height)}`;
}

// Coordinates far outside would only lengthen the path; they remain on the same side of the frame.
const clamp = (value: number, size: number) =>
  Math.round(Math.min(size + FAR_PX, Math.max(-FAR_PX, value)));
