import { cancelGamesOfTwo, planForTwo } from '@/lib/games/service/plan-rules';
import { forgetUnread, notify, publishNotifications } from '@/lib/notifications/service/notify';
import type { Actor } from '@/lib/platform/auth/actor';
import type { Tx } from '@/lib/platform/db/client';
import { violates } from '@/lib/platform/db/errors';
import { lockPair } from '@/lib/platform/db/pair-lock';
import { lockAccounts, requireActive } from '@/lib/platform/db/person-lock';
import { transaction } from '@/lib/platform/db/transaction';
import { AppError, invalidField, notFound } from '@/lib/platform/errors/app-error';
import { requireWaited } from '@/lib/platform/errors/ask-again';
import { say } from '@/lib/platform/language/say';
import { translate } from '@/lib/platform/language/translate';
import { PROPOSAL_DAYS_AHEAD_MAX, PROPOSAL_VENUES } from '@/lib/proposals/constants';
import { canPropose, suitableStarts } from '@/lib/proposals/policy';
import {
  findBetween,
  findBusy,
  findLastRefusal,
  findOpen,
  findPair,
  findProposal,
  findVenue,
  insertProposal,
  type ProposalRow,
  updateOpenOfPair,
  updateStatus,
  updateVenue,
} from '@/lib/proposals/repository';
import type {
  AnsweredDto,
  AnswerProposalInput,
  ChoicesDto,
  ProposalDto,
  ProposalStatusDto,
  ProposeInput,
} from '@/lib/proposals/schema';
import { texts } from '@/lib/proposals/server-texts';

async function requirePair(actor: Actor, otherId: number, tx?: Tx) {
  const pair = await findPair(actor.userId, otherId, tx);
  if (!pair) throw notFound(say(texts, 'personNotFound'));
  return { ...pair, may: canPropose({ ...pair, sportsInCommon: pair.sports.length }) };
}

async function requireMayPropose(actor: Actor, otherId: number, tx?: Tx) {
  const pair = await requirePair(actor, otherId, tx);
  if (!pair.may) throw new AppError('forbidden', say(texts, 'connectFirst'));
  return pair;
}

/** Whether the two can plan a game, and their pending proposal. @throws AppError not_found */
export async function readProposalStatus(
  actor: Actor,
  otherId: number,
): Promise<ProposalStatusDto> {
  const { connected, may } = await requirePair(actor, otherId);
  const open = connected ? await findOpen(actor.userId, otherId) : undefined;
  return { canPropose: may && !open, open: open ? toProposal(actor, open) : null };
}

function toProposal(actor: Actor, row: ProposalRow): ProposalDto {
  const { id, sport, venue, proposerId, startsAt } = row;
  const isOwn = proposerId === actor.userId;
  return { id, isOwn, sport, venue, startsAt: startsAt.map((at) => at.toISOString()) };
}

/** @throws AppError not_found, forbidden (not connected, no sport in common) */
export async function readChoices(
  actor: Actor,
  otherId: number,
  sportId: number | undefined,
): Promise<ChoicesDto> {
  const { sports, timeZone, own } = await requireMayPropose(actor, otherId);
  const sport = sports.find(({ id }) => id === sportId) ?? sports[0];
  const busy = await findBusy(actor.userId);
  const starts = suitableStarts({ now: new Date(), timeZone, own, busy });
  const between = { sportId: sport?.id ?? 0, limit: PROPOSAL_VENUES };
  return {
    sports,
    timeZone,
    startsAt: starts.map((start) => start.toISOString()),
    venues: await findBetween(actor.userId, otherId, between),
  };
}

/**
 * Proposes a game to a connection: one pending proposal for each pair.
 * @throws AppError not_found, forbidden (not connected), invalid (sport, times, venue), conflict (one is pending), rate_limited
 */
export async function proposeGame(
  actor: Actor,
  otherId: number,
  { sportId, startsAt, venueId }: ProposeInput,
): Promise<ProposalStatusDto> {
  const pending = await transaction(async (tx) => {
    requireActive(await lockAccounts([actor.userId, otherId], tx), actor.userId);
    await lockPair(actor.userId, otherId, tx);
    const pair = await requireMayPropose(actor, otherId, tx);
    const sport = pair.sports.find(({ id }) => id === sportId);
    if (!sport) throw invalidField('sportId', say(texts, 'noSport'));
    const venue = await findVenue(venueId, tx);
    if (!venue) throw invalidField('venueId', say(texts, 'venueGone'));
    const latest = Date.now() + PROPOSAL_DAYS_AHEAD_MAX * 86_400_000;
    const isSoon = (at: string) => Date.parse(at) > Date.now() && Date.parse(at) < latest;
    if (!startsAt.every(isSoon)) throw invalidField('startsAt', say(texts, 'timesAhead'));
    const refusedAt = await findLastRefusal(actor.userId, otherId, tx);
    requireWaited(refusedAt, (hours) => say(texts, 'waitAgain', { hours }));
    await insertProposal({ proposerId: actor.userId, otherId, sportId, venueId, startsAt }, tx);
    const about = { sport: sport.name, venue: venue.name };
    return notify(tx, {
      userId: otherId,
      actorId: actor.userId,
      type: 'game_proposal',
      title: say(texts, 'proposedTitle', { person: pair.ownName }),
      message: say(texts, 'proposedMessage', about),
      data: { userId: actor.userId, venueId: venue.id },
    });
  }).catch((error: unknown) => {
    if (violates(error, 'game_proposals_open_pair_key')) {
      throw new AppError('conflict', say(texts, 'openAlready'));
    }
    throw error;
  });
  await publishNotifications([pending]);
  return readProposalStatus(actor, otherId);
}

/**
 * The receiver accepts one of the times, which becomes a game of the two, or declines; the proposer withdraws.
 * @throws AppError not_found, forbidden (the other's part), conflict (not pending), invalid (not one of the times)
 */
export async function answerProposal(
  actor: Actor,
  id: number,
  input: AnswerProposalInput,
): Promise<AnsweredDto> {
  const { gameId, pending } = await transaction(async (tx) => {
    const { proposal, otherId, pair } = await requireOpen(tx, actor, id);
    const isOwn = proposal.proposerId === actor.userId;
    if (isOwn !== (input.answer === 'withdraw')) {
      throw new AppError('forbidden', say(texts, 'notYours'));
    }
    if (input.answer === 'withdraw') {
      await updateStatus(id, 'withdrawn', tx);
      await forgetUnread(tx, { userId: otherId, actorId: actor.userId, type: 'game_proposal' });
      return { gameId: null, pending: [] };
    }
    const notified = { userId: otherId, actorId: actor.userId };
    const person = { person: pair.ownName };
    if (input.answer === 'decline') {
      await updateStatus(id, 'declined', tx);
      const declined = await notify(tx, {
        ...notified,
        type: 'game_proposal_declined',
        title: say(texts, 'declinedTitle', person),
        message: say(texts, 'declinedMessage'),
        data: { userId: actor.userId },
      });
      return { gameId: null, pending: [declined] };
    }
    const startsAt = proposal.startsAt.find(
      (at) => at.getTime() === Date.parse(input.startsAt ?? ''),
    );
    if (!startsAt || startsAt <= new Date()) {
      throw invalidField('startsAt', say(texts, 'notThatTime'));
    }
    if (!proposal.venue) throw new AppError('conflict', say(texts, 'venueGone'));
    await updateStatus(id, 'accepted', tx);
    const { sport, venue } = proposal;
    const made = await planForTwo(tx, {
      creatorId: proposal.proposerId,
      playerId: actor.userId,
      sportId: sport.id,
      title: translate(texts).title({ sport: sport.name }),
      startsAt,
      venueId: venue.id,
    });
    const start = { startsAt: startsAt.toISOString(), timeZone: venue.timeZone };
    const accepted = await notify(tx, {
      ...notified,
      type: 'game_proposal_accepted',
      title: say(texts, 'acceptedTitle', person),
      message: say(texts, 'acceptedMessage', { sport: sport.name, ...start }),
      data: { gameId: made },
    });
    return { gameId: made, pending: [accepted] };
  });
  await publishNotifications(pending);
  return { gameId };
}

/** The pending proposal, read again under the pair's lock. */
async function requireOpen(tx: Tx, actor: Actor, id: number) {
  const found = await findProposal(id, tx);
  const otherId = found?.userLo === actor.userId ? found.userHi : found?.userLo;
  if (!found || otherId === undefined || ![found.userLo, found.userHi].includes(actor.userId)) {
    throw notFound(say(texts, 'proposalNotFound'));
  }
  requireActive(await lockAccounts([actor.userId, otherId], tx), actor.userId);
  await lockPair(actor.userId, otherId, tx);
  const pair = await findPair(actor.userId, otherId, tx);
  const proposal = await findProposal(id, tx);
  if (!pair || !proposal) throw notFound(say(texts, 'proposalNotFound'));
  const isOpen = proposal.status === 'open' && proposal.expiresAt > new Date();
  if (!isOpen || !pair.connected) throw new AppError('conflict', say(texts, 'notOpen'));
  return { proposal, otherId, pair };
}

/** For a block: ends proposals and unstarted games of the two people, in the name of the first. */
export async function endPlansOfPair(
  tx: Tx,
  [userId, otherId]: readonly [number, number],
): Promise<void> {
  await updateOpenOfPair(userId, otherId, tx);
  await cancelGamesOfTwo(tx, { userId, otherId });
}

/** Moves the proposals of a venue to the one that it is merged into. Runs in the caller's transaction. */
export function moveProposals(
  tx: Tx,
  { mergedId, survivingId }: { mergedId: number; survivingId: number },
): Promise<void> {
  return updateVenue(mergedId, survivingId, tx);
}
