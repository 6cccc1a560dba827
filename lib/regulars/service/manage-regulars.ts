import { z } from 'zod';
import { releaseSeatsOfRegular } from '@/lib/games/service/regular-seats';
import { canOrganise } from '@/lib/groups/policy';
import { listTagsOfCount } from '@/lib/groups/service/discover-groups';
import { withPlaces } from '@/lib/groups/service/join-group';
import { requireGroup } from '@/lib/groups/service/read-group';
import { type PendingNotification, publishNotifications } from '@/lib/notifications/service/notify';
import type { Actor } from '@/lib/platform/auth/actor';
import { requireOwnName } from '@/lib/platform/auth/reserved-name';
import { expireTags } from '@/lib/platform/cache/expire';
import type { Tx } from '@/lib/platform/db/client';
import { AppError, notFound } from '@/lib/platform/errors/app-error';
import { openCursor, type Page, toPage } from '@/lib/platform/http/cursor';
import { say } from '@/lib/platform/language/say';
import type { PagedSearchInput } from '@/lib/platform/validation/batch-size';
import {
  deleteRegular,
  findMemberNames,
  findNameKeys,
  findRegular,
  findRegulars,
  findRoom,
  insertRegulars,
  type RegularRow,
  updateLink,
  updateRegular,
} from '@/lib/regulars/repository';
import type {
  ChangeRegularInput,
  PasteListInput,
  RegularDto,
  UnderstoodDto,
} from '@/lib/regulars/schema';
import { texts } from '@/lib/regulars/server-texts';
import { nameKey, parseList } from '@/lib/regulars/service/parse-list';
import { personalUrl } from '@/lib/regulars/service/personal-link';

async function requireOrganiser(actor: Actor, groupId: number, tx?: Tx): Promise<void> {
  const group = await requireGroup(actor, groupId, tx);
  if (!canOrganise(group)) throw new AppError('forbidden', say(texts, 'onlyOrganisers'));
}

const positionSchema = z.object({ name: z.string(), id: z.number().int() });

/** Organisers get full names and the personal links; members first names. @throws AppError not_found, forbidden (no member) */
export async function listRegulars(
  actor: Actor,
  groupId: number,
  { cursor, limit, search }: PagedSearchInput,
): Promise<Page<RegularDto>> {
  const group = await requireGroup(actor, groupId);
  if (group.role === null) throw new AppError('forbidden', say(texts, 'onlyMembers'));
  const organises = canOrganise(group);
  const list = `groups/${groupId}/regulars`;
  const after = openCursor(list, cursor, positionSchema);
  const batch = { search, byFirstName: !organises, after, limit: limit + 1 };
  return toPage(await findRegulars(groupId, batch), {
    name: list,
    limit,
    toPosition: ({ name, id }) => ({ name, id }),
    toDto: (row) => ({
      id: row.id,
      name: organises ? row.name : (row.name.split(' ')[0] ?? ''),
      url: organises ? personalUrl(row) : null,
      alwaysComes: row.alwaysComes,
    }),
  });
}

/**
 * Reads a list pasted from a chat, and with `confirm` saves the names that the group does not have yet.
 * @throws AppError not_found, forbidden (not an organiser), conflict (not enough places, nobody new), invalid (a reserved name)
 */
export function pasteList(
  actor: Actor,
  groupId: number,
  { text, confirm }: PasteListInput,
): Promise<UnderstoodDto> {
  return withPlaces(groupId, async (tx) => {
    await requireOrganiser(actor, groupId, tx);
    const { names, ...rest } = parseList(text);
    const members = await findMemberNames(groupId, tx);
    const here = new Set([...members.map(nameKey), ...(await findNameKeys(groupId, tx))]);
    const isKnown = (name: string) => here.has(nameKey(name));
    const fresh = names.filter((name) => !isKnown(name));
    const room = await findRoom(groupId, tx);
    if (confirm) await saveNames(tx, { groupId, addedById: actor.userId }, fresh, room);
    return { ...rest, names: fresh, known: names.filter(isKnown), room, saved: confirm };
  });
}

async function saveNames(
  tx: Tx,
  of: { groupId: number; addedById: number },
  names: readonly string[],
  room: number,
): Promise<void> {
  if (names.length === 0) throw new AppError('conflict', say(texts, 'nobodyNew'));
  if (names.length > room) throw new AppError('conflict', say(texts, 'roomFor', { room }));
  for (const name of names) requireOwnName(name);
  await insertRegulars(
    names.map((name) => ({ ...of, name, nameKey: nameKey(name) })),
    tx,
  );
  expireTags(tx, ...(await listTagsOfCount(of.groupId, tx)));
}

/** Ends the links so far. @returns the new one. @throws AppError not_found, forbidden */
export async function renewLink(actor: Actor, id: number): Promise<RegularDto> {
  return onRegular(actor, id, async (tx, { name, alwaysComes, linkVersion }) => {
    await updateLink(id, tx);
    return { id, name, alwaysComes, url: personalUrl({ id, linkVersion: linkVersion + 1 }) };
  });
}

/** @throws AppError not_found, forbidden */
export function changeRegular(actor: Actor, id: number, input: ChangeRegularInput): Promise<void> {
  return onRegular(actor, id, (tx) => updateRegular(id, input, tx));
}

/** Their seats go to the waiting lists. @throws AppError not_found, forbidden */
export async function removeRegular(actor: Actor, id: number): Promise<void> {
  const pending = await onRegular(actor, id, (tx, regular) => takeOff(tx, regular));
  await publishNotifications(pending);
}

async function onRegular<T>(
  actor: Actor,
  id: number,
  work: (tx: Tx, regular: RegularRow) => Promise<T>,
): Promise<T> {
  const found = await findRegular(id);
  if (!found) throw notFound(say(texts, 'regularNotFound'));
  return withPlaces(found.groupId, async (tx) => {
    const regular = await findRegular(id, tx);
    if (!regular) throw notFound(say(texts, 'regularNotFound'));
    await requireOrganiser(actor, regular.groupId, tx).catch((error: unknown) => {
      // Who may not see the group learns nothing of its regulars.
      if (error instanceof AppError && error.code === 'not_found')
        throw notFound(say(texts, 'regularNotFound'));
      throw error;
    });
    return work(tx, regular);
  });
}

/** They take their own name off the list. */
export async function leaveRegulars({ id, groupId }: RegularRow): Promise<void> {
  const pending = await withPlaces(groupId, async (tx) => {
    const regular = await findRegular(id, tx);
    return regular ? takeOff(tx, regular) : [];
  });
  await publishNotifications(pending);
}

/** Under the group's lock. What they still owe stays in the ledger, without the name. */
async function takeOff(tx: Tx, { id, groupId }: RegularRow): Promise<PendingNotification[]> {
  const pending = await releaseSeatsOfRegular(tx, id);
  await deleteRegular(id, tx);
  expireTags(tx, ...(await listTagsOfCount(groupId, tx)));
  return pending;
}
