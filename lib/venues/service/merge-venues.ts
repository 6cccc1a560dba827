import { moveBookings } from '@/lib/bookings/service/require-free';
import { moveSessions } from '@/lib/classes/service/release-places';
import { moveCoaches } from '@/lib/coaching/service/coach-photo';
import { moveCourts } from '@/lib/courts/service/end-times';
import { moveFollows } from '@/lib/follows/service/follow';
import { moveGames } from '@/lib/games/service/game-place';
import {
  notify,
  type PendingNotification,
  publishNotifications,
} from '@/lib/notifications/service/notify';
import type { Actor } from '@/lib/platform/auth/actor';
import { expireTags } from '@/lib/platform/cache/expire';
import { cacheTags } from '@/lib/platform/cache/tags';
import type { Tx } from '@/lib/platform/db/client';
import { transaction } from '@/lib/platform/db/transaction';
import { AppError, invalidField, notFound } from '@/lib/platform/errors/app-error';
import { say } from '@/lib/platform/language/say';
import { recordAudit } from '@/lib/platform/observability/audit';
import { moveProposals } from '@/lib/proposals/service';
import { IMAGES_MAX } from '@/lib/venues/constants';
import {
  fillGaps,
  lockPair,
  type MergeCandidate,
  moveApplications,
  moveImages,
  moveReviews,
  moveSuggestions,
  type Pair,
  setMerged,
} from '@/lib/venues/repository/merge';
import { texts } from '@/lib/venues/server-texts';
import { followVenue } from '@/lib/venues/service/follow-venue';
import { listTagsOfVenue } from '@/lib/venues/service/read-venue';
import { moveWebhooks } from '@/lib/webhooks/service/move-webhooks';

/**
 * Merges two venues. Reviews, pictures, games, coaches and suggestions move to the kept one, its gaps are filled, and the
 * other's URL redirects there for good. Only admins' routes call it.
 * @throws AppError not_found, invalid (the same venue), conflict (one of them is no longer listed)
 */
export async function mergeVenues(admin: Actor, pair: Pair): Promise<void> {
  await publishNotifications(await transaction((tx) => mergeInside(tx, admin, pair)));
}

export async function mergeInside(
  tx: Tx,
  admin: Actor,
  pair: Pair,
): Promise<PendingNotification[]> {
  const { survivingId, mergedId } = pair;
  if (survivingId === mergedId) {
    throw invalidField('intoId', say(texts, 'sameVenue'));
  }
  const { kept, gone } = await requirePair(pair, tx);
  const tags = await listTagsOfVenue(mergedId, tx);
  await fillGaps(pair, tx);
  const reviews = await moveReviews(pair, tx);
  const images = await moveImages(pair, IMAGES_MAX, tx);
  await followVenue(tx, mergedId, { from: gone, to: kept });
  const games = await moveUses(tx, pair);
  await moveSuggestions(pair, admin.userId, tx);
  await setMerged(pair, tx);
  expireTags(tx, cacheTags.venue(survivingId), ...tags);
  await recordAudit(
    {
      actorId: admin.userId,
      action: 'venue.merged',
      targetType: 'venue',
      targetId: mergedId,
      data: { intoId: survivingId, name: gone.name, reviews, images, games: games.length },
    },
    tx,
  );
  return notifyOwners(tx, admin, { kept, gone });
}

/** Moves games (and so the groups that play there), coaches, classes, bookings, proposals and applications. @returns the games */
async function moveUses(tx: Tx, pair: Pair): Promise<{ id: number }[]> {
  const games = await moveGames(tx, pair);
  await moveCoaches(tx, pair);
  await moveSessions(tx, pair);
  await moveBookings(tx, pair);
  await moveCourts(tx, pair);
  await moveProposals(tx, pair);
  await moveFollows(tx, pair);
  await moveWebhooks(tx, pair);
  await moveApplications(pair, tx);
  return games;
}

async function requirePair({ survivingId, mergedId }: Pair, tx: Tx) {
  const rows = await lockPair(survivingId, mergedId, tx);
  const gone = rows.find(({ id }) => id === mergedId);
  const kept = rows.find(({ id }) => id === survivingId);
  if (!gone || !kept) throw notFound(say(texts, 'venueNotFound'));
  if (!gone.listed || !kept.listed) {
    throw new AppError('conflict', say(texts, 'notListed'));
  }
  return { kept, gone };
}

/** Notifies the representative of the merged listing of its new place. */
async function notifyOwners(
  tx: Tx,
  admin: Actor,
  { kept, gone }: { kept: MergeCandidate; gone: MergeCandidate },
): Promise<PendingNotification[]> {
  const userId = gone.ownerId ?? gone.addedById;
  if (userId === null || userId === admin.userId) return [];
  return [
    await notify(tx, {
      userId,
      type: 'venue_merged',
      title: say(texts, 'mergedTitle'),
      message: say(texts, 'merged', { gone: gone.name, kept: kept.name }),
      data: { venueId: kept.id },
    }),
  ];
}
