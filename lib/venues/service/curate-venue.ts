import { z } from 'zod';
import { placeholderWords } from '@/lib/moderation/constants';
import { notify, publishNotifications } from '@/lib/notifications/service/notify';
import type { Actor } from '@/lib/platform/auth/actor';
import { expireTags } from '@/lib/platform/cache/expire';
import { transaction } from '@/lib/platform/db/transaction';
import { AppError, notFound } from '@/lib/platform/errors/app-error';
import { openCursor, type Page, toPage } from '@/lib/platform/http/cursor';
import { say } from '@/lib/platform/language/say';
import { recordAudit } from '@/lib/platform/observability/audit';
import type { PagedSearchInput } from '@/lib/platform/validation/batch-size';
import {
  type CuratedRow,
  findVenuesToCurate,
  findVenueToCurate,
  moveVenue,
} from '@/lib/venues/repository/curate';
import type {
  AdminVenueDto,
  CurateAction,
  CurateVenueInput,
} from '@/lib/venues/schema/curate-venue';
import { texts } from '@/lib/venues/server-texts';
import { listTagsOfVenue } from '@/lib/venues/service/list-cached-pages';

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
