import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { encode, renderSVG } from 'uqr';
import { countYielding } from '@/lib/games/service/yield-seats';
import { audienceOf, mayEnterAsGuest, stateOfLink } from '@/lib/invites/policy';
import {
  findInvitation,
  findNextGame,
  type InvitationRow,
} from '@/lib/invites/repository/invitation';
import { addOpening, hasUsed } from '@/lib/invites/repository/links';
import type { InvitationDto } from '@/lib/invites/schema';
import { texts } from '@/lib/invites/server-texts';
import type { Actor } from '@/lib/platform/auth/actor';
import { mustConfirm, readAddress } from '@/lib/platform/auth/address';
import { type AppError, notFound } from '@/lib/platform/errors/app-error';
import { say } from '@/lib/platform/language/say';
import { canSendMail } from '@/lib/platform/mail/provider';

// Readable from paper that was folded or rained on; the quiet zone is that of the standard.
const LOOK = { ecc: 'M', border: 4 } as const;
/** For a print of about 10 cm. */
const PNG_MODULE_PIXELS = 24;

export function qrSvg(url: string): string {
  return renderSVG(url, LOOK);
}

export function qrPng(url: string): Promise<Buffer> {
  const { size, data } = encode(url, LOOK);
  const grey = Uint8Array.from(data.flat(), (isDark) => (isDark ? 0 : 255));
  return sharp(grey, { raw: { width: size, height: size, channels: 1 } })
    .resize(size * PNG_MODULE_PIXELS, null, { kernel: 'nearest' })
    .png()
    .toBuffer();
}

/** The database holds only this hash, so a stolen table opens no link. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** One response for a link that is unknown, revoked, expired or used up. */
export function linkGone(): AppError {
  return notFound(say(texts, 'linkGone'));
}

/** @throws AppError not_found, for any reason */
export async function requireOpenLink(
  token: string,
  reader: Actor | null = null,
): Promise<InvitationRow> {
  const row = await findInvitation(hashOfToken(token));
  if (!row || !(await isShownTo(reader, row))) throw linkGone();
  return row;
}

/** People who joined by a link that has ended since, perhaps as the last one, still see that they are in. */
async function isShownTo(reader: Actor | null, row: InvitationRow): Promise<boolean> {
  const state = stateOfLink(row, new Date());
  if (state === 'open' || state === 'revoked' || !reader) return state === 'open';
  return hasUsed(row.id, reader.userId);
}

/** The data for every holder of the link. @throws AppError not_found */
export async function readInvitation(
  token: string,
  reader: Actor | null = null,
): Promise<InvitationDto> {
  return toInvitation(await requireOpenLink(token, reader), reader);
}

async function toInvitation(row: InvitationRow, reader: Actor | null): Promise<InvitationDto> {
  const { kind, groupId, gameId, group, sport, sportId, isActive } = row;
  const takesGuests = canSendMail() && mayEnterAsGuest(row);
  const both = { kind, groupId, gameId, group, sport, sportId, isActive, takesGuests };
  const { title, startsAt, timeZone, gameAudience, goingCount, maxPlayers } = row;
  // The columns of a game are null together.
  if (!title || !startsAt || !timeZone || !gameAudience || goingCount === null) {
    const next = await findNextGame(groupId);
    return {
      ...both,
      audience: row.groupAudience,
      place: row.groupPlace,
      taken: row.memberCount,
      places: row.maxMembers,
      game: null,
      next: next && { ...next, startsAt: next.startsAt.toISOString() },
    };
  }
  const { skillMin, skillMax } = row;
  return {
    ...both,
    audience: audienceOf(row),
    place: row.gamePlace,
    taken: await takenFor(reader, row),
    places: maxPlayers ?? 0,
    game: { title, startsAt: startsAt.toISOString(), timeZone, skillMin, skillMax },
    next: null,
  };
}

/** Holds of guests and seats of players with unproven addresses yield to people who have confirmed theirs. */
async function takenFor(
  reader: Actor | null,
  { gameId, goingCount, maxPlayers, guestHolds }: InvitationRow,
): Promise<number> {
  const taken = goingCount ?? 0;
  if (!reader || gameId === null || taken < (maxPlayers ?? 0)) return taken;
  if (mustConfirm((await readAddress(reader)).isConfirmed)) return taken;
  return taken - (guestHolds ?? 0) - (await countYielding(gameId));
}

/** Counts a browser that shows the page, except the creator's. @throws AppError not_found */
export async function countOpening(actor: Actor | null, token: string): Promise<void> {
  const { id, creatorId } = await requireOpenLink(token);
  if (!actor || actor.userId !== creatorId) await addOpening(id);
}
