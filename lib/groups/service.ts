import { z } from 'zod';
import type { Actor } from '@/lib/auth/actor';
import { DEFAULT_CENTRE, RADIUS_KM_GROUPS } from '@/lib/geo/constants';
import { chordForRadius, toCubePoint } from '@/lib/geo/cube';
import { arcFromChord } from '@/lib/geo/distance';
import { type DiscoverGroupRow, findGroupsToDiscover } from '@/lib/groups/repository';
import type { DiscoverGroupsInput, GroupCardDto } from '@/lib/groups/schema';
import { openCursor, type Page, toPage } from '@/lib/http/cursor';

const LIST = 'groups/discover';
const positionSchema = z.object({ chord: z.number().nullable(), id: z.number().int() });

/** Groups around the centre asked for, else around the person's own place; in a named city the circle does not bound. */
export async function discoverGroups(
  actor: Actor | null,
  input: DiscoverGroupsInput,
): Promise<Page<GroupCardDto>> {
  const { latitude, longitude, radius = RADIUS_KM_GROUPS, sportId } = input;
  const given = latitude !== undefined && longitude !== undefined;
  const rows = await findGroupsToDiscover(actor?.userId ?? null, {
    centre: given ? toCubePoint({ latitude, longitude }) : null,
    fallbackCentre: toCubePoint(DEFAULT_CENTRE),
    chord: input.city ? null : chordForRadius(radius),
    sportId,
    city: input.city ?? null,
    search: input.search ?? '',
    after: openCursor(LIST, input.cursor, positionSchema),
    limit: input.limit + 1,
  });
  return toPage(rows, {
    name: LIST,
    limit: input.limit,
    toPosition: ({ chord, id }) => ({ chord, id }),
    toDto,
  });
}

function toDto({ chord, creatorName, ...group }: DiscoverGroupRow): GroupCardDto {
  return {
    ...group,
    creator: { name: creatorName },
    distance: chord === null ? null : Math.max(1, Math.round(arcFromChord(chord) / 1000)),
  };
}
