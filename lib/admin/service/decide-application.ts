import { z } from 'zod';
import {
  type Applicant,
  type ApplicationsPage,
  countPending,
  type Decision,
  findCoachApplicant,
  findCoachApplications,
  findVenueApplicant,
  findVenueApplications,
  handOverVenue,
  insertFirstHours,
  insertVerifiedVenue,
  updateCoachApplication,
  updateVenueApplication,
  type VenueApplicant,
} from '@/lib/admin/repository/applications';
import type {
  AdminCoachApplicationDto,
  AdminVenueApplicationDto,
  DecideApplicationInput,
  PendingCountsDto,
} from '@/lib/admin/schema';
import { REAPPLY_DAYS } from '@/lib/coaching/constants';
import {
  notify,
  type PendingNotification,
  publishNotifications,
} from '@/lib/notifications/service/notify';
import type { Actor } from '@/lib/platform/auth/actor';
import { expireTags } from '@/lib/platform/cache/expire';
import { cacheTags } from '@/lib/platform/cache/tags';
import type { Tx } from '@/lib/platform/db/client';
import { violates } from '@/lib/platform/db/errors';
import { transaction } from '@/lib/platform/db/transaction';
import { AppError, notFound } from '@/lib/platform/errors/app-error';
import { timeZoneAt } from '@/lib/platform/geocoding/time-zone';
import { openCursor, type Page, toPage } from '@/lib/platform/http/cursor';
import { toHtml, toText } from '@/lib/platform/mail/layout';
import { getMailer } from '@/lib/platform/mail/provider';
import { recordAudit } from '@/lib/platform/observability/audit';
import { profileImageUrl } from '@/lib/platform/storage/file-url';
import { isolate } from '@/lib/platform/validation/isolate';
import type { PagedSearchInput } from '@/lib/platform/validation/paging';
import type { OpeningSpan } from '@/lib/venues/schema/opening-hours';
import { approximatePoint } from '@/lib/venues/service/place-venue';

export type Verdict = 'approve' | 'reject';

const positionSchema = z.object({
  id: z.number().int(),
  status: z.enum(['pending', 'approved', 'rejected']),
});
const toPosition = ({ id, status }: z.output<typeof positionSchema>) => ({ id, status });

function toQuery(name: string, { search, cursor, limit }: PagedSearchInput): ApplicationsPage {
  return { search, after: openCursor(name, cursor, positionSchema), limit: limit + 1 };
}

/** Pending ones first, then newest first. Its routes are for admins only. */
export async function listCoachApplications(
  input: PagedSearchInput,
): Promise<Page<AdminCoachApplicationDto>> {
  const name = 'admin/coach-applications';
  return toPage(await findCoachApplications(toQuery(name, input)), {
    name,
    limit: input.limit,
    toPosition,
    toDto: ({ image, imageProvider, sport, submittedAt, ...row }) => ({
      ...row,
      sport: sport.name,
      submittedAt: submittedAt.toISOString(),
      imageUrl: profileImageUrl({ profileImageKey: image, profileImageProvider: imageProvider }),
    }),
  });
}

export async function listVenueApplications(
  input: PagedSearchInput,
): Promise<Page<AdminVenueApplicationDto>> {
  const name = 'admin/venue-applications';
  return toPage(await findVenueApplications(toQuery(name, input)), {
    name,
    limit: input.limit,
    toPosition,
    toDto: ({ openingHours, submittedAt, ...row }) => ({
      ...row,
      // As parsed by the schema of venues.
      openingHours: openingHours as OpeningSpan[] | null,
      submittedAt: submittedAt.toISOString(),
    }),
  });
}

export function readPendingCounts(): Promise<PendingCountsDto> {
  return countPending();
}

/** Approval makes the coach visible at once. @throws AppError not_found, conflict (decided already) */
export async function decideCoachApplication(
  admin: Actor,
  id: number,
  verdict: Verdict,
  input: DecideApplicationInput,
): Promise<void> {
  const told = await transaction(async (tx) => {
    const application = await findCoachApplicant(id, tx);
    requirePending(application);
    const decision = toDecision(admin, verdict, input);
    if (!(await updateCoachApplication(id, decision, tx))) throw decidedAlready();
    if (verdict === 'approve') await insertFirstHours(id, application.availability, tx);
    expireTags(tx, cacheTags.coach(id));
    const kind = { noun: 'coach', data: { coachId: id } } as const;
    return conclude(tx, admin, application, decision, kind);
  });
  await publishNotifications([told]);
}

/**
 * Approval adds a new venue or hands over the listed one; both become 'Verified'.
 * @throws AppError not_found, conflict (decided already, the venue is gone)
 */
export async function decideVenueApplication(
  admin: Actor,
  id: number,
  verdict: Verdict,
  input: DecideApplicationInput,
): Promise<void> {
  const told = await transaction(async (tx) => {
    const application = await findVenueApplicant(id, tx);
    requirePending(application);
    const decision = toDecision(admin, verdict, input);
    if (!(await updateVenueApplication(id, decision, tx))) throw decidedAlready();
    const venueId = verdict === 'approve' ? await giveVenue(tx, application) : null;
    const data: Record<string, number> = venueId === null ? {} : { venueId };
    if (venueId !== null) expireTags(tx, cacheTags.venue(venueId), cacheTags.venues);
    return conclude(tx, admin, application, decision, { noun: 'venue', data });
  });
  await publishNotifications([told]);
}

async function giveVenue(tx: Tx, application: VenueApplicant): Promise<number> {
  const { venueId, userId, latitude, longitude } = application;
  if (venueId !== null) {
    if (await handOverVenue(venueId, userId, tx)) return venueId;
    throw new AppError('conflict', 'The venue of this application is not listed any more.');
  }
  const point =
    latitude === null || longitude === null
      ? await approximatePoint(application)
      : {
          latitude,
          longitude,
          pointIsApproximate: false,
          timeZone: timeZoneAt({ latitude, longitude }),
        };
  return insertVerifiedVenue(application, point, tx).catch((error: unknown) => {
    if (!violates(error, 'venues_')) throw error;
    throw new AppError('conflict', 'A venue with these particulars cannot be listed.', {
      cause: error,
    });
  });
}

function requirePending<T extends Applicant>(application: T | null): asserts application is T {
  if (!application) throw notFound('Application');
  if (application.status !== 'pending') throw decidedAlready();
}

const decidedAlready = () => new AppError('conflict', 'This application was decided already.');

function toDecision(
  admin: Actor,
  verdict: Verdict,
  { adminNotes = null }: DecideApplicationInput,
): Decision {
  const status = verdict === 'approve' ? 'approved' : 'rejected';
  return { status, adminNotes, reviewedBy: admin.userId };
}

/** Only coaches must wait: `REAPPLY_DAYS` of lib/coaching. */
const AFTER_REJECTION = {
  coach: `You can apply again after ${REAPPLY_DAYS} days.`,
  venue: 'You can apply again at any time.',
};

/** Tells the applicant by bell and letter, with the admin's note; the audit log records who decided. */
async function conclude(
  tx: Tx,
  admin: Actor,
  { id, userId, name, user }: Applicant,
  { status, adminNotes }: Decision,
  { noun, data }: { noun: 'coach' | 'venue'; data: Record<string, number> },
): Promise<PendingNotification> {
  await recordAudit(
    {
      actorId: admin.userId,
      action: `${noun}-application.${status}`,
      targetType: `${noun}_application`,
      targetId: id,
      data: adminNotes ? { note: adminNotes } : {},
    },
    tx,
  );
  const title = `Your ${noun} application was ${status}`;
  const next = status === 'approved' ? `${isolate(name)} is listed now.` : AFTER_REJECTION[noun];
  const letter = {
    heading: title,
    paragraphs: [next, ...(adminNotes ? [`A note from our admins: ${isolate(adminNotes)}`] : [])],
    footer: `Sent to ${user.email} because of your application.`,
  };
  const mail = { to: user.email, subject: title, text: toText(letter), html: toHtml(letter) };
  if (user.emailVerifiedAt) await getMailer().send(mail, tx);
  const message = `${next}${adminNotes ? ` ${isolate(adminNotes)}` : ''}`.slice(0, 1_000);
  return notify(tx, { userId, type: `${noun}_application_decided`, title, message, data });
}
