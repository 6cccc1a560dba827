import { connectPair } from '@/lib/connections/service/decide-request';
import { canDecideAbout, canTakeBackLike } from '@/lib/likes/policy';
import {
  deleteLikesOfPair,
  deleteOldSkips,
  deletePendingLike,
  deleteSkip,
  findPair,
  type PairRow,
  spendSuperLike,
  updateToMatched,
  upsertLike,
  upsertSkip,
} from '@/lib/likes/repository';
import type { LikeDto, SendLikeInput, SkipDto } from '@/lib/likes/schema';
import { texts } from '@/lib/likes/server-texts';
import { placeholderWords } from '@/lib/moderation/constants';
import {
  forgetUnread,
  notify,
  type PendingNotification,
  publishNotifications,
} from '@/lib/notifications/service/notify';
import type { Actor } from '@/lib/platform/auth/actor';
import { dayIn } from '@/lib/platform/calendar/zone-words';
import type { Tx } from '@/lib/platform/db/client';
import { lockPair } from '@/lib/platform/db/pair-lock';
import { transaction } from '@/lib/platform/db/transaction';
import { AppError, notFound } from '@/lib/platform/errors/app-error';
import { say } from '@/lib/platform/language/say';
import { profileImageUrl } from '@/lib/platform/storage/file-url';
import { SKIP_DAYS } from '@/lib/users/constants';

export interface SentLike {
  like: LikeDto;
  /** False when the like already existed: a repetition changes nothing and notifies nobody. */
  created: boolean;
}

/**
 * Likes a person, or super likes them. A mutual like becomes a match, with one connection and one notification each, whatever
 * the order of the two calls: the pair's lock serialises them.
 */
export async function sendLike(actor: Actor, input: SendLikeInput): Promise<SentLike> {
  const { sent, pending } = await transaction(async (tx) => {
    const pair = await openPair(actor, input.userId, tx);
    const wantsSuper = input.super && !pair.likeIsSuper && pair.likeStatus !== 'matched';
    if (pair.likeStatus !== null && !wantsSuper) {
      return { sent: { like: existingLike(pair), created: false }, pending: [] };
    }
    const superOn = wantsSuper ? await spendDay(actor, pair, tx) : null;
    await upsertLike(
      { user1Id: actor.userId, user2Id: pair.id, sportId: pair.sharedSportId, superOn },
      tx,
    );
    const matched = pair.reverseStatus !== null;
    const notified = matched
      ? await makeMatch(tx, actor, pair, wantsSuper)
      : wantsSuper
        ? [await notifySuperLike(tx, actor, pair)]
        : [];
    const like = toLikeDto(pair, matched ? 'matched' : 'pending', wantsSuper, sharedSport(pair));
    return { sent: { like, created: true }, pending: notified };
  });
  await publishNotifications(pending);
  return sent;
}

/** Takes back a like that is not a match. Without one it does nothing: a repeated undo is no error. */
export async function undoLike(actor: Actor, otherId: number): Promise<void> {
  await transaction(async (tx) => {
    await lockPair(actor.userId, otherId, tx);
    const pair = await findPair(actor.userId, otherId, tx);
    if (!pair || pair.likeStatus === null) return;
    if (!canTakeBackLike(pair.likeStatus)) {
      throw new AppError(
        'conflict',
        say(texts, 'matchedAlready', { name: placeholderWords(pair.name) }),
      );
    }
    await deletePendingLike(actor.userId, otherId, tx);
    await forgetUnread(tx, { userId: otherId, actorId: actor.userId, type: 'super_like' });
  });
}

/** Ends the likes of two people for each other: for a block. Runs in the caller's transaction. */
export function unlikePair(tx: Tx, [a, b]: readonly [number, number]): Promise<void> {
  return deleteLikesOfPair(a, b, tx);
}

/** Hides a person from the actor's deck for `SKIP_DAYS` days. */
export async function skipPerson(actor: Actor, otherId: number): Promise<SkipDto> {
  const at = new Date();
  await transaction(async (tx) => {
    const pair = await openPair(actor, otherId, tx);
    if (pair.likeStatus !== null) {
      throw new AppError(
        'conflict',
        say(texts, 'likedAlready', { name: placeholderWords(pair.name) }),
      );
    }
    await upsertSkip(actor.userId, otherId, at, tx);
  });
  const until = new Date(at.getTime() + SKIP_DAYS * 86_400_000);
  return { userId: otherId, until: until.toISOString() };
}

export async function undoSkip(actor: Actor, otherId: number): Promise<void> {
  await deleteSkip(actor.userId, otherId);
}

/** Deletes expired skips. */
export function sweepSkips(): Promise<void> {
  return deleteOldSkips(SKIP_DAYS);
}

/** Locks the pair before reading it: what was read before the lock cannot be trusted. */
async function openPair(actor: Actor, otherId: number, tx: Tx): Promise<PairRow> {
  await lockPair(actor.userId, otherId, tx);
  const pair = await findPair(actor.userId, otherId, tx);
  if (pair && !pair.isOnboarded) {
    throw new AppError('forbidden', say(texts, 'completeProfile'));
  }
  if (!pair || !canDecideAbout(actor.userId, pair)) throw notFound(say(texts, 'userNotFound'));
  return pair;
}

/** @returns the day that it was spent on */
async function spendDay(actor: Actor, pair: PairRow, tx: Tx): Promise<Date> {
  const day = localDay(new Date(), pair.ownTimeZone);
  if (!(await spendSuperLike(actor.userId, day, tx))) {
    throw new AppError('conflict', say(texts, 'superLikeSpent'));
  }
  return day;
}

/** The calendar date in a time zone, as its midnight in UTC. */
function localDay(at: Date, timeZone: string): Date {
  return new Date(`${dayIn(at, timeZone)}T00:00:00Z`);
}

async function makeMatch(
  tx: Tx,
  actor: Actor,
  pair: PairRow,
  wasSuper: boolean,
): Promise<PendingNotification[]> {
  await updateToMatched(actor.userId, pair.id, new Date(), tx);
  // The other person liked first, so the connection counts as their request.
  await connectPair(tx, { firstToAsk: pair.id, other: actor.userId });
  const title = say(texts, 'matchTitle');
  const sport = pair.sharedSportName;
  return [
    await notify(tx, {
      userId: pair.id,
      actorId: actor.userId,
      type: 'match',
      title,
      message: say(texts, wasSuper ? 'superLikedYouToo' : 'likedYouToo', {
        name: pair.ownName,
        sport,
      }),
      data: { userId: actor.userId },
    }),
    await notify(tx, {
      userId: actor.userId,
      actorId: pair.id,
      type: 'match',
      title,
      message: say(texts, 'likedYouToo', { name: pair.name, sport }),
      data: { userId: pair.id },
    }),
  ];
}

function notifySuperLike(tx: Tx, actor: Actor, pair: PairRow): Promise<PendingNotification> {
  return notify(tx, {
    userId: pair.id,
    actorId: actor.userId,
    type: 'super_like',
    title: say(texts, 'superLikeTitle'),
    message: say(texts, 'superLikedYou', { name: pair.ownName }),
    data: { userId: actor.userId },
  });
}

function sharedSport(pair: PairRow): LikeDto['sport'] {
  return toSport(pair.sharedSportId, pair.sharedSportName);
}

function existingLike(pair: PairRow): LikeDto {
  const sport = toSport(pair.likeSportId, pair.likeSportName);
  return toLikeDto(pair, pair.likeStatus ?? 'pending', pair.likeIsSuper, sport);
}

function toSport(id: number | null, name: string | null): LikeDto['sport'] {
  return id !== null && name !== null ? { id, name } : null;
}

function toLikeDto(
  pair: PairRow,
  status: LikeDto['status'],
  isSuper: boolean,
  sport: LikeDto['sport'],
): LikeDto {
  return {
    status,
    isSuper,
    likedBack: status === 'matched',
    sport,
    user: {
      id: pair.id,
      name: placeholderWords(pair.name),
      profileImageUrl: profileImageUrl(pair),
    },
  };
}
