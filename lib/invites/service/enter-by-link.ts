import { type HeldSeat, holdSeat, lockForHold } from '@/lib/games/service/hold-seat';
import { full } from '@/lib/games/service/rsvp';
import { fitsAudience, joinRefusalSentence } from '@/lib/groups/policy';
import { INVITE_ENTRY_HOURS } from '@/lib/invites/constants';
import { audienceOf, holdsSeats, mayEnterAsGuest, stateOfLink } from '@/lib/invites/policy';
import {
  countClaims,
  deleteEntriesBefore,
  deleteEntriesOf,
  deleteEntry,
  findHeldSeat,
  findOwnEntry,
  upsertEntry,
} from '@/lib/invites/repository/entries';
import type { InvitationRow } from '@/lib/invites/repository/invitation';
import { lockLink } from '@/lib/invites/repository/links';
import type { EnterByLinkInput, EnteredByLinkDto } from '@/lib/invites/schema';
import { texts } from '@/lib/invites/server-texts';
import { comeIn } from '@/lib/invites/service/join-by-link';
import { linkGone, requireOpenLink } from '@/lib/invites/service/open-link';
import { type PendingNotification, publishNotifications } from '@/lib/notifications/service/notify';
import type { Actor } from '@/lib/platform/auth/actor';
import type { UsedLink } from '@/lib/platform/auth/handle-auth';
import { payForHold, payForRegistration } from '@/lib/platform/auth/registration-work';
import { requireOwnName } from '@/lib/platform/auth/reserved-name';
import { findActorByToken } from '@/lib/platform/auth/session-store';
import { writeInviteLink } from '@/lib/platform/auth/sign-in-links';
import type { CompleteSignIn } from '@/lib/platform/auth/two-step';
import { zonedStart } from '@/lib/platform/calendar/start-words';
import { db, type Tx } from '@/lib/platform/db/client';
import { transaction } from '@/lib/platform/db/transaction';
import { AppError, invalidField } from '@/lib/platform/errors/app-error';
import { consumeRateLimit, mailboxKey } from '@/lib/platform/http/rate-limiter';
import type { Language } from '@/lib/platform/language/languages';
import { say } from '@/lib/platform/language/say';
import { translate } from '@/lib/platform/language/translate';
import { composeWithLink } from '@/lib/platform/mail/layout';
import type { Mail, MailLink } from '@/lib/platform/mail/mailer';
import { placeHeading } from '@/lib/platform/mail/name-in-mail';
import { canSendMail } from '@/lib/platform/mail/provider';
import { log } from '@/lib/platform/observability/log';
import { routes } from '@/lib/routes';
import type { Gender } from '@/lib/users/constants';
import { nameNewcomer, storedGender } from '@/lib/users/service/come-by-link';

/**
 * Joins by the entry of the confirmed email, and by no other: anybody can enter another's address, so other entries remain
 * offers. It never fails the sign-in: a refused entry (full meanwhile, removed, a revoked link) remains, and the page of the
 * link shows why. The form's personal data counts for an account created by this confirmation; an existing account has its own
 * profile.
 */
export async function takeEntry(actor: Actor, { subjectId, isNewcomer }: UsedLink): Promise<void> {
  try {
    const entry = await findOwnEntry(actor.userId, subjectId);
    if (!entry) return;
    if (isNewcomer && entry.name !== null) await nameNewcomer(db, actor.userId, entry.name);
    const gender = isNewcomer ? statedGender(entry.gender) : undefined;
    await comeIn(actor, entry.tokenHash, { waitlist: entry.waitlist, gender });
    await deleteEntry(entry.id);
  } catch (error) {
    if (error instanceof AppError) return;
    log.error({ err: error }, 'coming in by a link after sign-in failed');
  }
}

/** Joins by the entry once the second step of that sign-in is done. */
export async function takeEntryAfter({ token, subjectId }: CompleteSignIn): Promise<void> {
  const actor = subjectId === null ? null : await findActorByToken(token);
  if (actor && subjectId !== null) await takeEntry(actor, { subjectId, isNewcomer: false });
}

function statedGender(gender: string | null): Gender | undefined {
  if (gender === null) return undefined;
  return (gender === 'prefer_not_to_say' ? 'prefer-not-to-say' : gender) as Gender;
}

interface Entry {
  email: string;
  status: EnteredByLinkDto['status'];
  heldUntil: Date | null;
}

/**
 * The same for an address with and without an account: the sender of the form must not learn which. It goes to any entered
 * address, so its only text by other people is the name of the group, cut.
 */
function entryEmail(
  { group, groupId, timeZone }: InvitationRow,
  { email, status, heldUntil }: Entry,
  link: MailLink,
  language: Language,
): Mail {
  const t = translate(texts, language);
  const heading = placeHeading(group, language);
  const until =
    heldUntil && timeZone
      ? t.entryHeld({ until: zonedStart({ startsAt: heldUntil, timeZone }, language) })
      : null;
  const mail = {
    subject: heading,
    heading,
    paragraphs: [t.entryText({ status }), ...(until ? [until] : []), t.entryAccount],
    button: status === 'waiting' ? t.entryWait : t.entryButton,
    footer: t.entryFooter({ to: email }),
  };
  return { ...composeWithLink(email, link, mail, language), aboutGroupId: groupId };
}

/**
 * Enters without an account: an email proves the address, and a seat of the game is held meanwhile. The response is the same
 * whether or not the address has an account (docs/decisions/0019).
 * @throws AppError not_found (link not active), conflict (full, inactive, begun), forbidden (audience, a game with levels),
 * invalid
 *   (gender; captchaToken where many have registered), rate_limited, unavailable (a site without mail)
 */
export async function enterByLink(
  token: string,
  input: EnterByLinkInput,
  callerAddress: string,
): Promise<EnteredByLinkDto> {
  const link = await requireOpenLink(token);
  requireEntry(link, input);
  requireOwnName(input.name);
  // The last of the cheap checks, because a proof of work is valid for one attempt only.
  const mayHold = await pay(link, input, callerAddress);
  await consumeRateLimit('enterByLink', `l${link.id}`);
  await consumeRateLimit('inviteMaker', link.creatorId ? `u${link.creatorId}` : `l${link.id}`);
  await consumeRateLimit('inviteLetter', mailboxKey(input.email));
  const { status, pending } = await transaction((tx) => enter(tx, token, link, input, mayHold));
  await publishNotifications(pending);
  return { status, email: input.email };
}

/** @returns whether a seat may be held, too */
async function pay(
  link: InvitationRow,
  { email, captchaToken, canWork = false }: EnterByLinkInput,
  callerAddress: string,
): Promise<boolean> {
  const hasPaid = await payForRegistration(callerAddress, captchaToken);
  if (!holdsSeats(link)) return false;
  // Sending the form again adds no hold.
  if (await findHeldSeat({ linkId: link.id, email }, db)) return true;
  return payForHold(callerAddress, { captchaToken, canWork, hasPaid });
}

/** Checks that need no knowledge of the address. */
function requireEntry(link: InvitationRow, { gender, waitlist }: EnterByLinkInput): void {
  if (!canSendMail() || !mayEnterAsGuest(link)) {
    throw new AppError('forbidden', say(texts, 'accountFirst'));
  }
  if (!link.isActive) {
    throw new AppError('conflict', joinRefusalSentence('inactive', link.groupAudience));
  }
  const audience = audienceOf(link);
  if (audience !== 'all' && !gender) throw invalidField('gender', say(texts, 'stateGender'));
  if (!fitsAudience(gender ?? null, audience)) {
    throw new AppError('forbidden', joinRefusalSentence('audience', audience));
  }
  const isFull = (link.goingCount ?? 0) >= (link.maxPlayers ?? 0);
  if (holdsSeats(link) && isFull && !waitlist) throw full();
}

interface Entered {
  status: EnteredByLinkDto['status'];
  pending: PendingNotification[];
}

async function enter(
  tx: Tx,
  token: string,
  link: InvitationRow,
  { email, name, gender, waitlist }: EnterByLinkInput,
  mayHold: boolean,
): Promise<Entered> {
  const key = { linkId: link.id, email };
  // The game before the link, as everywhere.
  const seats =
    link.gameId !== null && holdsSeats(link) ? await lockForHold(tx, link.gameId) : null;
  await requireUseLeft(tx, key);
  const before = await findHeldSeat(key, tx);
  const { held, isFull, pending } =
    seats && !before ? await holdSeat(tx, seats, mayHold) : noneNeeded(before);
  if (isFull && !waitlist) throw full();
  const entry = await upsertEntry(
    { ...key, name, gender: gender ? storedGender(gender) : null, waitlist, held },
    tx,
  );
  const status = statusOf(link, { isHeld: held !== null, isFull });
  // An address that declined gets no further email; the response does not reveal it.
  if (!entry.isDeclined) {
    const returnTo = routes.join(token);
    const invite = { email, returnTo, minutes: INVITE_ENTRY_HOURS * 60, subjectId: entry.id };
    const facts = { email, status, heldUntil: held?.until ?? null };
    await writeInviteLink(tx, invite, (mailed, language) =>
      entryEmail(link, facts, mailed, language),
    );
  }
  return { status, pending };
}

const noneNeeded = (held: HeldSeat | null) => ({ held, isFull: false, pending: [] });

function statusOf(
  link: InvitationRow,
  { isHeld, isFull }: { isHeld: boolean; isFull: boolean },
): Entered['status'] {
  if (isHeld) return 'held';
  if (!holdsSeats(link)) return 'mailed';
  return isFull ? 'waiting' : 'open';
}

/** Under the link's lock: holds for others count as its uses, as for everybody with an unproven address. */
async function requireUseLeft(tx: Tx, key: { linkId: number; email: string }): Promise<void> {
  const link = await lockLink(key.linkId, tx);
  if (!link) throw linkGone();
  const uses = await countClaims({ ...link, id: key.linkId }, key, tx);
  if (stateOfLink({ ...link, uses }, new Date()) !== 'open') throw linkGone();
}

/** Deletes the entries with a person's address, before the account is deleted. */
export const forgetEntriesOf = deleteEntriesOf;

/** Deletes addresses that were not proven in time. */
export function sweepEntries(): Promise<void> {
  return deleteEntriesBefore(new Date(Date.now() - INVITE_ENTRY_HOURS * 3_600_000));
}
