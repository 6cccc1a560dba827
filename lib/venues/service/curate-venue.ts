import { z } from 'zod';
import { endVenueTimes } from '@/lib/courts/service/end-times';
import { placeholderWords } from '@/lib/moderation/constants';
import { notify, publishNotifications } from '@/lib/notifications/service/notify';
import type { Actor } from '@/lib/platform/auth/actor';
import { expireTags } from '@/lib/platform/cache/expire';
import { cacheTags } from '@/lib/platform/cache/tags';
import type { Tx } from '@/lib/platform/db/client';
import { afterCommit, transaction } from '@/lib/platform/db/transaction';
import { AppError, notFound } from '@/lib/platform/errors/app-error';
import { openCursor, type Page, toPage } from '@/lib/platform/http/cursor';
import { say } from '@/lib/platform/language/say';
import { recordAudit } from '@/lib/platform/observability/audit';
import { forgetFiles } from '@/lib/platform/storage/store-picture';
import type { PagedSearchInput } from '@/lib/platform/validation/batch-size';
import { canDeleteVenue } from '@/lib/venues/policy';
import {
  type CuratedRow,
  findVenuesToCurate,
  findVenueToCurate,
  moveVenue,
  updateHidden,
} from '@/lib/venues/repository/curate';
import { deleteVenueRow, updateHiddenImage } from '@/lib/venues/repository/images';
import { updateHiddenReview } from '@/lib/venues/repository/reviews';
import { lockVenue } from '@/lib/venues/repository/save';
import type {
  AdminVenueDto,
  CurateAction,
  CurateVenueInput,
} from '@/lib/venues/schema/curate-venue';
import { texts } from '@/lib/venues/server-texts';
import { followRemoval, followReturn } from '@/lib/venues/service/follow-venue';
import { listTagsOfVenue, requireVenue } from '@/lib/venues/service/read-venue';

/**
 * Deletes a venue with its pictures and reviews. Its games keep their point, and its area and city as their place.
 * @throws AppError not_found, forbidden
 */
export async function deleteVenue(actor: Actor, id: number): Promise<void> {
  const venue = await requireVenue(actor, id);
  // requireVenue resolves a merged venue to the remaining one, which must not be deleted here.
  if (venue.id !== id || !canDeleteVenue(actor, venue)) {
    throw new AppError('forbidden', say(texts, 'deleteNotAllowed'));
  }
  const { gone, told } = await transaction(async (tx) => {
    await lockVenue(venue.id, tx);
    const notified = await endVenueTimes(tx, venue.id);
    expireTags(tx, ...(await listTagsOfVenue(venue.id, tx)));
    await followRemoval(tx, venue.id, venue);
    return { gone: await deleteVenueRow(venue.id, tx), told: notified };
  });
  await publishNotifications(told);
  await forgetFiles(gone);
}

/** After an admin's decision, in the caller's transaction. */
export async function hideVenue(tx: Tx, id: number): Promise<void> {
  const venue = await updateHidden(id, tx);
  if (venue) await followRemoval(tx, id, venue);
}

/** After an admin's decision, in the caller's transaction. */
export async function hideReview(tx: Tx, id: number): Promise<void> {
  const venueId = await updateHiddenReview(id, tx);
  if (venueId !== null) expirePages(tx, venueId);
}

/**
 * After an admin's decision, in the caller's transaction. The file is deleted after the commit, because its address may be
 * known.
 */
export async function hideImage(tx: Tx, id: number): Promise<void> {
  const file = await updateHiddenImage(id, tx);
  if (!file) return;
  expirePages(tx, file.venueId);
  afterCommit(tx, () => void forgetFiles([file]));
}

/** Uses the picture's present venue: a report names the one before a merge. */
const expirePages = (tx: Tx, venueId: number) =>
  expireTags(tx, cacheTags.venue(venueId), cacheTags.venues);

/** The log's entry for each action. */
const DONE = {
  verify: 'verified',
  unverify: 'unverified',
  close: 'closed',
  reopen: 'reopened',
  hide: 'hidden',
  show: 'shown',
} as const satisfies Record<CurateAction, string>;

const LIST = 'admin/venues';
const positionSchema = z.object({ id: z.number().int() });

/** Newest first. Only admins' routes call it. */
export async function listVenuesToCurate({
  search,
  cursor,
  limit,
}: PagedSearchInput): Promise<Page<AdminVenueDto>> {
  const beforeId = openCursor(LIST, cursor, positionSchema)?.id;
  const rows = await findVenuesToCurate(search, { beforeId, limit: limit + 1 });
  return toPage(rows, {
    name: LIST,
    limit,
    toPosition: ({ id }) => ({ id }),
    toDto: toAdminVenue,
  });
}

/**
 * Verifies, closes or hides a venue, or undoes that. The venue's representative is notified and the audit log records the admin.
 * @throws AppError not_found, conflict (in that state already)
 */
export async function curateVenue(
  admin: Actor,
  id: number,
  action: CurateAction,
  { adminNotes = null }: CurateVenueInput,
): Promise<AdminVenueDto> {
  const venue = await findVenueToCurate(id);
  if (!venue) throw notFound(say(texts, 'venueNotFound'));
  const past = DONE[action];
  const notified = await transaction(async (tx) => {
    if (!(await moveVenue(id, action, tx))) {
      throw new AppError('conflict', say(texts, `${action}Again`));
    }
    if (action === 'hide') await followRemoval(tx, id, venue);
    if (action === 'show') await followReturn(tx, id, venue);
    expireTags(tx, ...(await listTagsOfVenue(id, tx)));
    const data: Record<string, string> = adminNotes ? { note: adminNotes } : {};
    await recordAudit(
      {
        actorId: admin.userId,
        action: `venue.${past}`,
        targetType: 'venue',
        targetId: id,
        data,
      },
      tx,
    );
    const userId = venue.ownerId ?? venue.addedById;
    if (userId === null || userId === admin.userId) return [];
    return [
      await notify(tx, {
        userId,
        type: `venue_${past}`,
        title: say(texts, 'curatedTitle'),
        message: say(texts, action, { venue: venue.name, note: adminNotes }),
        data: { venueId: id },
      }),
    ];
  });
  await publishNotifications(notified);
  return toAdminVenue((await findVenueToCurate(id)) ?? venue);
}

function toAdminVenue({ ownerId: _owner, addedById: _adder, ...venue }: CuratedRow): AdminVenueDto {
  const { addedBy, owner, rating } = venue;
  return {
    ...venue,
    addedBy: addedBy && placeholderWords(addedBy),
    owner: owner && placeholderWords(owner),
    rating: Math.round(rating * 10) / 10,
  };
}
