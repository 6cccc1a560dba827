import { randomBytes } from 'node:crypto';
import { texts as gameTexts } from '@/lib/games/server-texts';
import { endHolds } from '@/lib/games/service/hold-seat';
import { requireGuest } from '@/lib/games/service/named-guests';
import { requireGame } from '@/lib/games/service/read-game';
import { manage } from '@/lib/games/service/release-seats';
import { requireOrganiser } from '@/lib/groups/service/decide-join-request';
import { withPlaces } from '@/lib/groups/service/join-group';
import { requireGroup } from '@/lib/groups/service/read-group';
import {
  INVITE_LINK_DAYS_MAX,
  INVITE_LINKS_LISTED_MAX,
  INVITE_LINKS_OPEN_MAX,
} from '@/lib/invites/constants';
import { canManageLink, type LinkRole, stateOfLink } from '@/lib/invites/policy';
import {
  countOpenLinks,
  findGamesOf,
  findLinkRole,
  findLinks,
  insertLink,
  type LinkRow,
  type LinksToEnd,
  type LinkTarget,
  revokeGuestLinks,
  revokeLinks,
} from '@/lib/invites/repository/links';
import type {
  CreateInviteLinkInput,
  InvitationDto,
  InviteLinkDto,
  NewInviteLinkDto,
} from '@/lib/invites/schema';
import { texts } from '@/lib/invites/server-texts';
import { hashOfToken, readInvitation } from '@/lib/invites/service/open-link';
import { placeholderWords } from '@/lib/moderation/constants';
import { type PendingNotification, publishNotifications } from '@/lib/notifications/service/notify';
import type { Actor } from '@/lib/platform/auth/actor';
import { requireConfirmed } from '@/lib/platform/auth/address';
import { zonedStart } from '@/lib/platform/calendar/start-words';
import type { Tx } from '@/lib/platform/db/client';
import { transaction } from '@/lib/platform/db/transaction';
import { env } from '@/lib/platform/env/server';
import { AppError, invalidField, notFound } from '@/lib/platform/errors/app-error';
import { say } from '@/lib/platform/language/say';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import { sportWords } from '@/lib/sports/words';

/**
 * Revokes links and ends the holds of their guests. Under the group's lock for several links, because creating one takes that
 * too. Pass the result to `publishNotifications` after the commit.
 */
export async function takeBack(tx: Tx, which: LinksToEnd): Promise<PendingNotification[]> {
  // The games before the links, as everywhere.
  return endHolds(tx, await findGamesOf(which, tx), () => revokeLinks(which, tx));
}

const TOKEN_BYTES = 16;
const DAY_MS = 86_400_000;

/**
 * Creates a link to a group. Its address is returned only once.
 * @throws AppError not_found, forbidden (not an organiser), invalid (its end), conflict (too many active ones)
 */
export function createGroupLink(
  actor: Actor,
  groupId: number,
  input: CreateInviteLinkInput,
): Promise<NewInviteLinkDto> {
  return createLink(input, (make) =>
    withPlaces(groupId, async (tx) => {
      requireOrganiser(await requireGroup(actor, groupId, tx));
      return make(tx, actor, { groupId });
    }),
  );
}

/**
 * Creates a link to a game, for its managers. Under the lock of the group too, so that nobody creates one while being removed.
 * @throws AppError as above, conflict (cancelled or begun)
 */
export async function createGameLink(
  actor: Actor,
  gameId: number,
  input: CreateInviteLinkInput,
): Promise<NewInviteLinkDto> {
  const { groupId } = await requireGame(actor, gameId);
  return createLink(input, (make) =>
    withPlaces(groupId, async (tx) => {
      const { game, seats } = await manage(tx, actor, gameId);
      if (game.isForTwo) throw new AppError('conflict', say(texts, 'gameForTwo'));
      if (game.reach && input.kind !== 'join') {
        throw new AppError('conflict', say(gameTexts, 'onlyToJoin'));
      }
      if (seats.startsAt <= new Date()) throw new AppError('conflict', say(texts, 'gameBegun'));
      return make(tx, actor, { gameId });
    }),
  );
}

/**
 * A link with which one person takes over the seat of a named guest. A new one replaces the last.
 * @throws AppError as above, not_found (no such guest)
 */
export async function createGuestLink(
  actor: Actor,
  gameId: number,
  guestId: number,
): Promise<NewInviteLinkDto> {
  const { groupId } = await requireGame(actor, gameId);
  return createLink({ kind: 'join', maxUses: 1 }, (make) =>
    withPlaces(groupId, async (tx) => {
      const { seats } = await manage(tx, actor, gameId);
      if (seats.startsAt <= new Date()) throw new AppError('conflict', say(texts, 'gameBegun'));
      await requireGuest(tx, gameId, guestId);
      await revokeGuestLinks(guestId, tx);
      return make(tx, actor, { gameId }, guestId);
    }),
  );
}

/** Writes the row. Call it under the lock of its target, so that of two simultaneous calls the second counts the first. */
type MakeLink = (
  tx: Tx,
  actor: Actor,
  target: LinkTarget,
  guestId?: number | null,
) => Promise<number>;

async function createLink(
  { kind, expiresAt, maxUses = null }: CreateInviteLinkInput,
  underLock: (make: MakeLink) => Promise<number>,
): Promise<NewInviteLinkDto> {
  const end = toEnd(expiresAt ?? null);
  // Without capitals, because addresses of pages have none.
  const token = randomBytes(TOKEN_BYTES).toString('hex');
  const tokenHash = hashOfToken(token);
  const id = await underLock(async (tx, { userId: creatorId }, target, guestId = null) => {
    // A link sends emails to strangers, so its creator must be confirmed.
    await requireConfirmed(creatorId, tx, say(texts, 'confirmFirst'));
    if ((await countOpenLinks(target, tx)) >= INVITE_LINKS_OPEN_MAX) {
      throw new AppError('conflict', say(texts, 'tooManyLinks', { max: INVITE_LINKS_OPEN_MAX }));
    }
    return insertLink({ target, tokenHash, kind, expiresAt: end, maxUses, creatorId, guestId }, tx);
  });
  const url = new URL(routes.join(token), env.NEXTAUTH_URL).href;
  return { id, url, sentence: sentenceOf(await readInvitation(token)) };
}

function toEnd(expiresAt: string | null): Date | null {
  if (expiresAt === null) return null;
  const end = new Date(expiresAt);
  if (end.getTime() <= Date.now()) throw invalidField('expiresAt', say(texts, 'expiryPast'));
  if (end.getTime() > Date.now() + INVITE_LINK_DAYS_MAX * DAY_MS) {
    throw invalidField('expiresAt', say(texts, 'expiryTooFar'));
  }
  return end;
}

function sentenceOf({ group, sport, place, taken, places, game, next }: InvitationDto): string {
  const t = translate(texts);
  const left = Math.max(0, places - taken);
  if (!game)
    return t.shareGroup({
      group,
      sport: sportWords(sport),
      place,
      next: next && zonedStart(next),
      left,
    });
  return t.shareGame({ title: game.title, group, when: zonedStart(game), place, left });
}

/** Newest first, for the group's organisers. @throws AppError not_found, forbidden */
export async function listGroupLinks(actor: Actor, groupId: number): Promise<InviteLinkDto[]> {
  requireOrganiser(await requireGroup(actor, groupId));
  return listLinks(actor, { groupId });
}

/** For the game's managers. @throws AppError not_found, forbidden */
export async function listGameLinks(actor: Actor, gameId: number): Promise<InviteLinkDto[]> {
  const { role, isCreator } = await requireGame(actor, gameId);
  requireManager({ role, isOfGame: true, isGameCreator: isCreator });
  return listLinks(actor, { gameId });
}

async function listLinks({ userId }: Actor, target: LinkTarget): Promise<InviteLinkDto[]> {
  const now = new Date();
  const rows = await findLinks(target, userId, INVITE_LINKS_LISTED_MAX);
  return rows.map((row) => toLink(row, now));
}

/** Revokes a link, which ends its holds. Repeating it changes nothing. @throws AppError not_found, forbidden */
export async function revokeInviteLink({ userId }: Actor, id: number): Promise<void> {
  const role = await findLinkRole(id, userId);
  if (!role?.role) throw notFound(say(texts, 'linkNotFound'));
  requireManager(role);
  await publishNotifications(await transaction((tx) => takeBack(tx, { id })));
}

function requireManager(role: LinkRole): void {
  if (!canManageLink(role)) throw new AppError('forbidden', say(texts, 'onlyOrganisers'));
}

function toLink(row: LinkRow, now: Date): InviteLinkDto {
  const { id, kind, maxUses, uses, opened, joined, pending } = row;
  return {
    id,
    kind,
    state: stateOfLink(row, now),
    expiresAt: row.expiresAt?.toISOString() ?? null,
    maxUses,
    uses,
    // Scripts count openings, and on a slow connection people join before they are loaded.
    opened: Math.max(opened, joined + pending),
    joined,
    pending,
    createdAt: row.createdAt.toISOString(),
    creator: { name: placeholderWords(row.creatorName) },
  };
}
