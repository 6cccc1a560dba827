import { z } from 'zod';
import { notify, publishNotifications } from '@/lib/notifications/service/notify';
import type { Actor } from '@/lib/platform/auth/actor';
import { expireTags } from '@/lib/platform/cache/expire';
import { cacheTags } from '@/lib/platform/cache/tags';
import { transaction } from '@/lib/platform/db/transaction';
import { AppError, notFound } from '@/lib/platform/errors/app-error';
import { openCursor, type Page, toPage } from '@/lib/platform/http/cursor';
import { recordAudit } from '@/lib/platform/observability/audit';
import { isolate } from '@/lib/platform/validation/isolate';
import type { PagedSearchInput } from '@/lib/platform/validation/paging';
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

const DONE: Record<CurateAction, { past: string; told: string; already: string }> = {
  verify: {
    past: 'verified',
    told: 'is marked as verified now.',
    already: 'This venue is verified already.',
  },
  unverify: {
    past: 'unverified',
    told: 'is not marked as verified any more.',
    already: 'This venue is not verified.',
  },
  close: {
    past: 'closed',
    told: 'was marked as closed by an admin.',
    already: 'This venue is closed already.',
  },
  reopen: {
    past: 'reopened',
    told: 'was marked as open by an admin.',
    already: 'This venue is open already.',
  },
  hide: {
    past: 'hidden',
    told: 'was taken off the lists by an admin.',
    already: 'This venue is hidden already.',
  },
  show: {
    past: 'shown',
    told: 'is listed again.',
    already: 'This venue is listed already.',
  },
};

const LIST = 'admin/venues';
const positionSchema = z.object({ id: z.number().int() });

/** Newest first. Its routes are for admins only. */
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
  if (!venue) throw notFound('Venue');
  const { past, told: sentence, already } = DONE[action];
  const told = await transaction(async (tx) => {
    if (!(await moveVenue(id, action, tx))) throw new AppError('conflict', already);
    expireTags(tx, cacheTags.venue(id), cacheTags.venues);
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
    const message = [`${isolate(venue.name)} ${sentence}`, isolate(adminNotes ?? '')]
      .filter(Boolean)
      .join(' ');
    return [
      await notify(tx, {
        userId,
        type: `venue_${past}`,
        title: 'About your venue',
        message: message.slice(0, 1_000),
        data: { venueId: id },
      }),
    ];
  });
  await publishNotifications(told);
  return toAdminVenue((await findVenueToCurate(id)) ?? venue);
}

function toAdminVenue({ ownerId: _owner, addedById: _adder, ...venue }: CuratedRow): AdminVenueDto {
  return { ...venue, rating: Math.round(venue.rating * 10) / 10 };
}
