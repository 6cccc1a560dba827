import { FOLLOWS_MAX } from '@/lib/follows/constants';
import {
  countFollows,
  deleteFollow,
  deleteFollowsOfPair,
  type FollowRow,
  findFollows,
  hasPlace,
  insertFollow,
  isListed,
  updateVenue,
} from '@/lib/follows/repository';
import type { FollowDto, FollowInput } from '@/lib/follows/schema';
import { texts } from '@/lib/follows/server-texts';
import { placeOfText } from '@/lib/groups/service/group-place';
import { requireGroup } from '@/lib/groups/service/read-group';
import { placeholderWords } from '@/lib/moderation/constants';
import type { Actor } from '@/lib/platform/auth/actor';
import type { Tx } from '@/lib/platform/db/client';
import { violates } from '@/lib/platform/db/errors';
import { lockActiveAccount } from '@/lib/platform/db/person-lock';
import { transaction } from '@/lib/platform/db/transaction';
import { AppError, invalidField, notFound } from '@/lib/platform/errors/app-error';
import { say } from '@/lib/platform/language/say';
import { requireVisiblePerson } from '@/lib/users/service/read-profile';

/** Newest first. What is hidden from the person meanwhile is left out. */
export async function listFollows(actor: Actor): Promise<FollowDto[]> {
  return (await findFollows(actor.userId)).flatMap(toFollow);
}

function toFollow(row: FollowRow): FollowDto[] {
  const { id, name, area } = row;
  const things = {
    sport: row.sportId,
    venue: row.venueId,
    person: row.personId,
    group: row.groupId,
  };
  return (['sport', 'venue', 'person', 'group'] as const).flatMap((kind) => {
    const thingId = things[kind];
    return thingId === null || name === null
      ? []
      : [{ id, kind, thingId, name: placeholderWords(name), area }];
  });
}

/**
 * Follows one thing; repeating it changes nothing. Nobody is told of it.
 * @throws AppError not_found (hidden, missing), invalid (the area, oneself), conflict (follows too much)
 */
export async function follow(
  actor: Actor,
  { area: asked, ...thing }: FollowInput,
): Promise<FollowDto[]> {
  const { userId } = actor;
  const { personId, groupId, venueId } = thing;
  if (personId === userId) throw invalidField('personId', say(texts, 'notYourself'));
  if (personId) await requireVisiblePerson(actor, personId);
  if (groupId) await requireGroup(actor, groupId);
  if (venueId && !(await isListed(venueId))) throw notFound(say(texts, 'notThere'));
  if (thing.sportId && !asked && !(await hasPlace(userId))) {
    throw invalidField('area', say(texts, 'whichArea'));
  }
  const area = asked ? await placeOf(asked) : {};
  await transaction(async (tx) => {
    await lockActiveAccount(userId, tx);
    await insertFollow({ userId, ...thing, ...area }, tx);
    // Counted afterwards, because what is followed already adds nothing.
    if ((await countFollows(userId, tx)) > FOLLOWS_MAX) {
      throw new AppError('conflict', say(texts, 'tooMany', { max: FOLLOWS_MAX }));
    }
  }).catch((error: unknown) => {
    if (violates(error, 'follows_sport_id_fkey')) throw notFound(say(texts, 'notThere'));
    throw error;
  });
  return listFollows(actor);
}

/** The centre of a named area, never a person's own point. */
async function placeOf(asked: string) {
  const { location, latitude, longitude } = await placeOfText(asked);
  return { area: location, latitude, longitude };
}

/** @throws AppError not_found */
export async function unfollow(actor: Actor, id: number): Promise<void> {
  if (!(await deleteFollow(actor.userId, id))) throw notFound(say(texts, 'notFound'));
}

/** For a block: neither is told of the other's games any more. */
export function unfollowPair(tx: Tx, [a, b]: readonly [number, number]): Promise<void> {
  return deleteFollowsOfPair(a, b, tx);
}

/** Those of a venue follow the one that it is merged into. Runs in the caller's transaction. */
export function moveFollows(
  tx: Tx,
  { mergedId, survivingId }: { mergedId: number; survivingId: number },
): Promise<void> {
  return updateVenue(mergedId, survivingId, tx);
}
