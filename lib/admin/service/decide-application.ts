import { z } from 'zod';
import {
  type ApplicationsPage,
  countPending,
  findCoachApplications,
  findVenueApplications,
} from '@/lib/admin/repository/applications';
import type {
  AdminCoachApplicationDto,
  AdminVenueApplicationDto,
  DecideApplicationInput,
  PendingCountsDto,
} from '@/lib/admin/schema';
import { REAPPLY_DAYS } from '@/lib/coaching/constants';
import * as coaching from '@/lib/coaching/service/decide-application';
import {
  notify,
  type PendingNotification,
  publishNotifications,
} from '@/lib/notifications/service/notify';
import type { Actor } from '@/lib/platform/auth/actor';
import type { Tx } from '@/lib/platform/db/client';
import { transaction } from '@/lib/platform/db/transaction';
import { openCursor, type Page, toPage } from '@/lib/platform/http/cursor';
import { toHtml, toText } from '@/lib/platform/mail/layout';
import { getMailer } from '@/lib/platform/mail/provider';
import { recordAudit } from '@/lib/platform/observability/audit';
import { profileImageUrl } from '@/lib/platform/storage/file-url';
import { isolate } from '@/lib/platform/validation/isolate';
import type { PagedSearchInput } from '@/lib/platform/validation/paging';
import type { OpeningSpan } from '@/lib/venues/schema/opening-hours';
import * as venues from '@/lib/venues/service/decide-application';

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
    const decision = toDecision(admin, verdict, input);
    const application = await coaching.decideApplication(tx, id, decision);
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
    const decision = toDecision(admin, verdict, input);
    const { application, venueId } = await venues.decideApplication(tx, id, decision);
    const data: Record<string, number> = venueId === null ? {} : { venueId };
    return conclude(tx, admin, application, decision, { noun: 'venue', data });
  });
  await publishNotifications([told]);
}

/** Both kinds of applications are decided in the same way. */
type Decision = Parameters<typeof coaching.decideApplication>[2] &
  Parameters<typeof venues.decideApplication>[2];

interface Applicant {
  id: number;
  userId: number;
  name: string;
  user: { email: string; emailVerifiedAt: Date | null };
}

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
