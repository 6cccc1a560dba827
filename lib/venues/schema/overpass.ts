import { z } from 'zod';
import type { Middle } from './middle';
import { middleOf } from './middle';

const spot = z.object({ lat: z.number(), lon: z.number() });
const spots = z.array(spot.nullable());
const type = z.enum(['node', 'way', 'relation']);

export const overpassSchema = z.object({ elements: z.array(z.unknown()) });

export const elementSchema = z.object({
  type,
  id: z.number().int().positive(),
  lat: z.number().optional(),
  lon: z.number().optional(),
  center: spot.optional(),
  bounds: z
    .object({ minlat: z.number(), minlon: z.number(), maxlat: z.number(), maxlon: z.number() })
    .optional(),
  geometry: spots.optional(),
  nodes: z.array(z.number()).optional(),
  members: z
    .array(
      z.object({
        type: type.optional().catch(undefined),
        ref: z.number(),
        lat: z.number().optional(),
        lon: z.number().optional(),
        geometry: spots.optional(),
      }),
    )
    .optional(),
  tags: z.record(z.string(), z.string()).optional(),
});
export type OverpassElement = z.output<typeof elementSchema>;

/** The elements of a file, which refer to each other (`out body; >; out skel`). */
export class OverpassElements {
  readonly #byId = new Map<string, OverpassElement>();
  readonly #parts = new Set<string>();

  constructor(entries: readonly unknown[]) {
    for (const entry of entries) {
      const element = elementSchema.safeParse(entry).data;
      if (!element) continue;
      const key = `${element.type}/${element.id}`;
      // An element may occur twice: with its tags, and as a part without them.
      if (!this.#byId.get(key)?.tags) this.#byId.set(key, element);
      for (const id of element.nodes ?? []) this.#parts.add(`node/${id}`);
      for (const { type: of, ref } of element.members ?? []) this.#parts.add(`${of}/${ref}`);
    }
  }

  /** An element without tags is only a part of another's shape, and a node a corner. */
  isPart(entry: unknown): boolean {
    const element = elementSchema.safeParse(entry).data;
    if (!element || Object.keys(element.tags ?? {}).length > 0) return false;
    return element.type === 'node' || this.#parts.has(`${element.type}/${element.id}`);
  }

  /** Its own point, else the middle of its shape, else of its bounds. */
  placeOf(element: OverpassElement): Middle | null {
    const { lat, lon, center, bounds } = element;
    if (lat !== undefined && lon !== undefined) return middleOf([lon, lat]);
    if (center) return middleOf([center.lon, center.lat]);
    const middle = middleOf(this.#shapeOf(element));
    if (middle || !bounds) return middle;
    return middleOf([
      [bounds.minlon, bounds.minlat],
      [bounds.maxlon, bounds.maxlat],
    ]);
  }

  /** Relations are followed one level deep: some contain themselves. */
  #shapeOf({ geometry, nodes = [], members = [] }: OverpassElement, depth = 0): unknown[] {
    if (geometry) return pointsOf(geometry);
    return [
      ...nodes.map((id) => this.#pointOf(id)),
      ...members.map(({ type: of, ref, lat, lon, geometry: shape }) => {
        if (shape) return pointsOf(shape);
        if (lat !== undefined && lon !== undefined) return [lon, lat];
        if (of === 'node') return this.#pointOf(ref);
        const part = this.#byId.get(`${of}/${ref}`);
        return part && depth < 2 ? this.#shapeOf(part, depth + 1) : [];
      }),
    ];
  }

  #pointOf(id: number): unknown[] {
    const node = this.#byId.get(`node/${id}`);
    return node?.lat === undefined || node.lon === undefined ? [] : [node.lon, node.lat];
  }
}

const pointsOf = (shape: z.output<typeof spots>): unknown[] =>
  shape.map((point) => (point ? [point.lon, point.lat] : []));
