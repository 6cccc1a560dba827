import { z } from 'zod';
import {
  type ApplicationsBatch,
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
import { texts } from '@/lib/admin/server-texts';
import { REAPPLY_DAYS } from '@/lib/coaching/constants';
import * as coaching from '@/lib/coaching/service/decide-application';
import { type EmailRecipient, findEmailRecipient } from '@/lib/notifications/service/mail-missed';
import {
  notify,
  type PendingNotification,
  publishNotifications,
} from '@/lib/notifications/service/notify';
import type { Actor } from '@/lib/platform/auth/actor';
import type { OpeningSpan } from '@/lib/platform/calendar/opening-hours';
import type { Tx } from '@/lib/platform/db/client';
import { transaction } from '@/lib/platform/db/transaction';
import { openCursor, type Page, toPage } from '@/lib/platform/http/cursor';
import { type Said, say, wordsFor } from '@/lib/platform/language/say';
import { translate } from '@/lib/platform/language/translate';
import { compose } from '@/lib/platform/mail/layout';
import type { Mail } from '@/lib/platform/mail/mailer';
import { getMailer } from '@/lib/platform/mail/provider';
import { recordAudit } from '@/lib/platform/observability/audit';
import { profileImageUrl } from '@/lib/platform/storage/file-url';
import type { PagedSearchInput } from '@/lib/platform/validation/batch-size';
import * as venues from '@/lib/venues/service/decide-application';

export type Verdict = 'approve' | 'reject';

const positionSchema = z.object({
  id: z.number().int(),
  status: z.enum(['pending', 'approved', 'rejected']),
});
const toPosition = ({ id, status }: z.output<typeof positionSchema>) => ({ id, status });

function toQuery(name: string, { search, cursor, limit }: PagedSearchInput): ApplicationsBatch {
  return { search, after: openCursor(name, cursor, positionSchema), limit: limit + 1 };
}

/** Pending ones first, then newest first. Called only by admins' routes. */
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
      // Already parsed by the schema of venues.
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
  const notified = await transaction(async (tx) => {
    const decision = toDecision(admin, verdict, input);
    const application = await coaching.decideApplication(tx, id, decision);
    const kind = { noun: 'coach', data: { coachId: id } } as const;
    return conclude(tx, admin, application, decision, kind);
  });
  await publishNotifications([notified]);
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
  const notified = await transaction(async (tx) => {
    const decision = toDecision(admin, verdict, input);
    const { application, venueId } = await venues.decideApplication(tx, id, decision);
    const data: Record<string, number> = venueId === null ? {} : { venueId };
    return conclude(tx, admin, application, decision, { noun: 'venue', data });
  });
  await publishNotifications([notified]);
}

/** Both kinds of applications are decided alike. */
type Decision = Parameters<typeof coaching.decideApplication>[2] &
  Parameters<typeof venues.decideApplication>[2];

interface Applicant {
  id: number;
  userId: number;
  name: string;
}

function toDecision(
  admin: Actor,
  verdict: Verdict,
  { adminNotes = null }: DecideApplicationInput,
): Decision {
  const status = verdict === 'approve' ? 'approved' : 'rejected';
  return { status, adminNotes, reviewedBy: admin.userId };
}

const TITLES = {
  coach: { approved: say(texts, 'coachApproved'), rejected: say(texts, 'coachRejected') },
  venue: { approved: say(texts, 'venueApproved'), rejected: say(texts, 'venueRejected') },
};

function nextStep(
  noun: 'coach' | 'venue',
  { status, title }: { status: string; title: string },
): Said {
  if (status === 'approved') return say(texts, 'listed', { title });
  if (noun === 'venue') return say(texts, 'venueAgain');
  return say(texts, 'coachAgain', { days: REAPPLY_DAYS });
}

function nextStepWithNote(
  noun: 'coach' | 'venue',
  { status, title, note }: { status: string; title: string; note: string },
): Said {
  if (status === 'approved') return say(texts, 'listedNote', { title, note });
  if (noun === 'venue') return say(texts, 'venueAgainNote', { note });
  return say(texts, 'coachAgainNote', { days: REAPPLY_DAYS, note });
}

/**
 * Notifies the applicant in the app and by email, with the admin's note; the audit log records who decided. The email follows
 * the notification.
 */
async function conclude(
  tx: Tx,
  admin: Actor,
  { id, userId, name }: Applicant,
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
  const title = TITLES[noun][status];
  const next = nextStep(noun, { status, title: name });
  const message = adminNotes
    ? nextStepWithNote(noun, { status, title: name, note: adminNotes })
    : next;
  const type = `${noun}_application_decided`;
  const dedupeKey = `${type}:${id}`;
  const notified = await notify(tx, { userId, type, title, message, data, dedupeKey });
  const recipient = await findEmailRecipient(tx, { userId, type, dedupeKey });
  if (recipient) await getMailer().send(toMail(recipient, { title, next, adminNotes }), tx);
  return notified;
}

/** The email has the whole note. */
function toMail(
  { email, language, footer, unsubscribeUrl, quotes }: EmailRecipient,
  { title, next, adminNotes }: { title: Said; next: Said; adminNotes: string | null },
): Mail {
  const heading = wordsFor(title, language);
  const paragraphs = [
    wordsFor(next, language),
    ...(adminNotes ? [translate(texts, language).emailNote({ note: adminNotes })] : []),
  ];
  const mail = compose(email, heading, { heading, paragraphs, footer }, language);
  return { ...mail, unsubscribeUrl, quotes };
}
