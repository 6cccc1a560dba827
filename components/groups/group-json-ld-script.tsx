'use client';

import { JsonLd } from '@/components/layout/json-ld';
import type { GameDto } from '@/lib/games/schema';
import type { GroupDto } from '@/lib/groups/schema/group';
import { groupJsonLd } from './group-json-ld';

interface GroupJsonLdScriptProps {
  group: GroupDto;
  games: GameDto[];
  origin: string;
}

/** Made of what the screen beside it is made of: as a client part it puts nothing but a reference into the page twice. */
export function GroupJsonLdScript({ group, games, origin }: GroupJsonLdScriptProps) {
  return <JsonLd data={groupJsonLd(group, games, origin)} />;
}
