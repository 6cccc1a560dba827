'use client';

import { JsonLd } from '@/components/sharing/json-ld';
import type { GameDto } from '@/lib/games/schema/read-game';
import type { GroupDto } from '@/lib/groups/schema/group';
import { groupJsonLd } from './group-json-ld';

interface GroupJsonLdScriptProps {
  group: GroupDto;
  games: GameDto[];
  /** In the reader's language. */
  place: string | null;
  origin: string;
}

/**
 * A client component that takes the same props as the screen beside it, so the page's payload contains only a reference to that
 * data and not a second copy.
 */
export function GroupJsonLdScript({ group, games, place, origin }: GroupJsonLdScriptProps) {
  return <JsonLd data={groupJsonLd(group, games, { place, origin })} />;
}
