import { notFound } from 'next/navigation';
import { cache } from 'react';
import type { Session } from '@/lib/platform/auth/session-store';
import { orNotFound } from '@/lib/platform/errors/or-not-found';
import { type ApiUrl, changedUrl } from '@/lib/platform/http/api-calls';
import type { ApiPage } from '@/lib/platform/http/client';
import {
  listSuggestionsSchema,
  type SuggestionDto,
  suggestionListSchema,
} from '@/lib/users/schema/list-suggestions';
import { type NearbyUserDto, nearbyUserListSchema } from '@/lib/users/schema/nearby-user';
import { userParamsSchema } from '@/lib/users/schema/profile';
import {
  type OwnProfileDto,
  ownProfileSchema,
  type ProfileDto,
  profileSchema,
} from '@/lib/users/schema/read-profile';
import { searchPlayersSchema } from '@/lib/users/schema/search-players';
import { type SettingsDto, settingsSchema } from '@/lib/users/schema/settings';
import { readSettings } from '@/lib/users/service/change-settings';
import { listSuggestions } from '@/lib/users/service/list-suggestions';
import { readProfile } from '@/lib/users/service/read-profile';
import { searchPlayers } from '@/lib/users/service/search-players';

// Page data passes the schema of its call too, so that nothing else of a row reaches the browser.

/** The `id` in a page's URL; 0 for anything that is not an id, which matches nobody. */
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

/** The first page of Find Players. @param url the call whose answer this is; the client continues from it */
export async function loadPlayers(
  { actor }: Session,
  url: ApiUrl<NearbyUserDto[]>,
): Promise<ApiPage<NearbyUserDto>> {
  const query = Object.fromEntries(new URL(url, 'http://localhost').searchParams);
  const { items, nextCursor } = await searchPlayers(actor, searchPlayersSchema.parse(query));
  const next = nextCursor === null ? null : changedUrl(url, { cursor: nextCursor });
  return { items: nearbyUserListSchema.parse(items), next };
}

export async function loadSuggestions({ actor }: Session): Promise<SuggestionDto[]> {
  return suggestionListSchema.parse(await listSuggestions(actor, listSuggestionsSchema.parse({})));
}
