import type { Actor } from '@/lib/auth/actor';
import { db, type Tx } from '@/lib/db/client';
import { AppError, invalidField, notFound } from '@/lib/errors/app-error';
import {
  notify,
  type PendingNotification,
  publishNotifications,
} from '@/lib/notifications/service';
import { recordAudit } from '@/lib/observability/audit';
import { isolate } from '@/lib/validation/isolate';
import { IMAGES_MAX } from '@/lib/venues/constants';
import {
  fillGaps,
  lockPair,
  type MergeCandidate,
  moveImages,
  moveReviews,
  moveSuggestions,
  moveUses,
  type Pair,
  setMerged,
} from '@/lib/venues/repository/merge';

export interface Merged {
  keptId: number;
  goneId: number;
  /** Their pages name the venue. */
  gameIds: number[];
}

/**
 * Makes one venue of two. Reviews, pictures, games, coaches and suggestions move to the kept one, its gaps are filled,
 * and the other's address leads there for good. For admins: routes let nobody else in.
 * @throws AppError not_found, invalid (the same venue), conflict (one of them is not listed any more)
 */
export async function mergeVenues(admin: Actor, pair: Pair): Promise<Merged> {
  const merged = await db.$transaction((tx) => mergeInside(tx, admin, pair));
  await publishNotifications(merged.told);
  return merged;
}

export async function mergeInside(
  tx: Tx,
  admin: Actor,
  pair: Pair,
): Promise<Merged & { told: PendingNotification[] }> {
  const { keptId, goneId } = pair;
  if (keptId === goneId) {
    throw invalidField('intoId', 'Please choose another venue than this one');
  }
  const { kept, gone } = await requirePair(pair, tx);
  await fillGaps(pair, tx);
  const reviews = await moveReviews(pair, tx);
  const images = await moveImages(pair, IMAGES_MAX, tx);
  const games = await moveUses(pair, tx);
  await moveSuggestions(pair, admin.userId, tx);
  await setMerged(pair, tx);
  await recordAudit(
    {
      actorId: admin.userId,
      action: 'venue.merged',
      targetType: 'venue',
      targetId: goneId,
      data: { intoId: keptId, name: gone.name, reviews, images, games: games.length },
    },
    tx,
  );
  const told = await tellOwners(tx, admin, { kept, gone });
  return { keptId, goneId, gameIds: games.map(({ id }) => id), told };
}

async function requirePair({ keptId, goneId }: Pair, tx: Tx) {
  const rows = await lockPair(keptId, goneId, tx);
  const gone = rows.find(({ id }) => id === goneId);
  const kept = rows.find(({ id }) => id === keptId);
  if (!gone || !kept) throw notFound('Venue');
  if (!gone.listed || !kept.listed) {
    throw new AppError('conflict', 'One of these venues is not listed any more.');
  }
  return { kept, gone };
}

/** Whoever spoke for the listing that is gone learns where it went. */
async function tellOwners(
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
      title: 'Two listings are one now',
      message: `${isolate(gone.name)} was listed twice. Its reviews and pictures are with ${isolate(kept.name)} now.`,
      data: { venueId: kept.id },
    }),
  ];
}
