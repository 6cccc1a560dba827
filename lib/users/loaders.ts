import { notFound } from 'next/navigation';
import { cache } from 'react';
import type { Session } from '@/lib/platform/auth/session-store';
import { orNotFound } from '@/lib/platform/errors/or-not-found';
import { apiUrl } from '@/lib/platform/http/api-calls';
import { type FirstBatch, toFirstBatch } from '@/lib/platform/http/first-batch';
import {
  listSuggestionsSchema,
  type NearbyUserDto,
  nearbyUserListSchema,
  type SearchPlayersQuery,
  type SuggestionDto,
  searchPlayersSchema,
  suggestionListSchema,
} from '@/lib/users/schema/nearby-user';
import { userParamsSchema } from '@/lib/users/schema/profile';
import {
  type OwnProfileDto,
  ownProfileSchema,
  type ProfileDto,
  profileSchema,
} from '@/lib/users/schema/read-profile';
import { type SettingsDto, settingsSchema } from '@/lib/users/schema/settings';
import { readSettings } from '@/lib/users/service/change-settings';
import { listSportsOf, listSuggestions, readProfile } from '@/lib/users/service/read-profile';
import { searchPlayers } from '@/lib/users/service/search-players';

// Page data passes the schema of its call too, so that no other column reaches the browser.

/** The `id` in a page's URL; 0 for any other text, which matches no person. */
export function toUserId(id: string): number {
  const parsed = userParamsSchema.safeParse({ id });
  if (!parsed.success) notFound();
  return parsed.data.id;
}

/** Missing, hidden and blocked people show the same not-found page. Cached per request, for the title and the page. */
export const loadProfile = cache(async ({ actor }: Session, id: number): Promise<ProfileDto> => {
  return profileSchema.parse(await orNotFound(readProfile(actor, id)));
});

export interface OwnProfilePage {
  profile: OwnProfileDto;
  settings: SettingsDto;
}

export async function loadOwnProfile({ actor }: Session): Promise<OwnProfilePage> {
  const [profile, settings] = await Promise.all([
    orNotFound(readProfile(actor, actor.userId)),
    readSettings(actor, actor.userId),
  ]);
  if (!profile.isOwn) notFound();
  return { profile: ownProfileSchema.parse(profile), settings: settingsSchema.parse(settings) };
}

/** The sport of a person with only one, which a form can suggest. */
export async function loadOnlySport({ actor }: Session): Promise<number | null> {
  const [first, ...others] = await listSportsOf(actor, actor.userId);
  return first && others.length === 0 ? first.sportId : null;
}

export async function loadPlayers(
  { actor }: Session,
  query: SearchPlayersQuery,
): Promise<FirstBatch<NearbyUserDto>> {
  return toFirstBatch(
    (cursor) => apiUrl('GET /api/players', { query: { ...query, cursor } }),
    await searchPlayers(actor, searchPlayersSchema.parse(query)),
    nearbyUserListSchema,
  );
}

export async function loadSuggestions({ actor }: Session): Promise<SuggestionDto[]> {
  return suggestionListSchema.parse(await listSuggestions(actor, listSuggestionsSchema.parse({})));
}
