import { endHolds } from '@/lib/games/service/hold-seat';
import { stateOfLink } from '@/lib/invites/policy';
import {
  deleteEntry,
  findOffers,
  findOwnEntry,
  updateDeclined,
} from '@/lib/invites/repository/entries';
import { findInvitation, findInvitee } from '@/lib/invites/repository/invitation';
import type { InviteOfferDto, JoinByLinkInput, JoinedByLinkDto } from '@/lib/invites/schema';
import { texts } from '@/lib/invites/server-texts';
import { comeIn } from '@/lib/invites/service/join-by-link';
import { hashOfToken } from '@/lib/invites/service/open-link';
import {
  entersAtOnce,
  inviteeStatusOf,
  lacksGender,
  refusalBy,
} from '@/lib/invites/service/read-invitee';
import { publishNotifications } from '@/lib/notifications/service/notify';
import type { Actor } from '@/lib/platform/auth/actor';
import { transaction } from '@/lib/platform/db/transaction';
import { notFound } from '@/lib/platform/errors/app-error';
import { say } from '@/lib/platform/language/say';

type OfferRow = Awaited<ReturnType<typeof findOffers>>[number];

/**
 * The entries with the person's address at invite links. Anybody can enter an address, so an entry alone joins nobody: only the
 * button of its own email does, or the person's answer here.
 */
export async function listOffers({ userId }: Actor): Promise<InviteOfferDto[]> {
  const offers = await Promise.all((await findOffers(userId)).map((row) => toOffer(userId, row)));
  return offers.filter((offer) => offer !== null);
}

/** Null where the link no longer works, not for this person, or the person is in already. */
async function toOffer(
  userId: number,
  { id, heldUntil, yieldedAt, tokenHash }: OfferRow,
): Promise<InviteOfferDto | null> {
  const link = await findInvitation(tokenHash);
  const invitee = link && (await findInvitee(userId, link));
  if (!link || !invitee) return null;
  const now = new Date();
  const held = heldUntil && heldUntil > now ? heldUntil : null;
  const state = stateOfLink(link, now);
  if (state !== 'open' && (state === 'revoked' || !held)) return null;
  const asksGender = lacksGender(link, invitee);
  if (!asksGender && refusalBy(link, invitee)) return null;
  const standing = inviteeStatusOf(invitee, link.gameId);
  if (standing !== 'none' && standing !== 'member') return null;
  const { title, startsAt, timeZone } = link;
  return {
    id,
    group: link.group,
    game:
      title && startsAt && timeZone ? { title, startsAt: startsAt.toISOString(), timeZone } : null,
    heldUntil: yieldedAt ? null : (held?.toISOString() ?? null),
    asks: !entersAtOnce(link, invitee),
    asksGender,
  };
}

/** @throws AppError not_found, and as `joinByLink` */
export async function acceptOffer(
  actor: Actor,
  id: number,
  { waitlist, gender }: JoinByLinkInput,
): Promise<JoinedByLinkDto> {
  const entry = await requireOffer(actor, id);
  const joined = await comeIn(actor, entry.tokenHash, { waitlist, gender });
  await deleteEntry(entry.id);
  return joined;
}

/** Ends the hold and further offers by the link. @throws AppError not_found */
export async function declineOffer(actor: Actor, id: number): Promise<void> {
  await decline(await requireOffer(actor, id));
}

/** For the page of the link. Repeating it changes nothing. */
export async function declineAt({ userId }: Actor, token: string): Promise<void> {
  const offers = await findOffers(userId);
  const offer = offers.find(({ tokenHash }) => tokenHash === hashOfToken(token));
  const entry = offer && (await findOwnEntry(userId, offer.id));
  if (entry) await decline(entry);
}

async function decline({
  id,
  seatHoldId,
  gameId,
}: {
  id: number;
  seatHoldId: number | null;
  gameId: number | null;
}): Promise<void> {
  const pending = await transaction((tx) =>
    endHolds(tx, seatHoldId !== null && gameId !== null ? [gameId] : [], async () => {
      await updateDeclined(id, tx);
      return seatHoldId === null ? [] : [seatHoldId];
    }),
  );
  await publishNotifications(pending);
}

async function requireOffer({ userId }: Actor, id: number) {
  const entry = await findOwnEntry(userId, id);
  if (!entry || entry.isDeclined) throw notFound(say(texts, 'offerGone'));
  return entry;
}
