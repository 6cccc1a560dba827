import { z } from 'zod';
import { type ReportAction, WARNING_LENGTH_MAX } from '@/lib/admin/constants';
import {
  findLinesAround,
  findReport,
  findReports,
  type LineRow,
  type PersonRow,
  type ReportRow,
} from '@/lib/admin/repository/people';
import type { AdminReportDto, ListReportsInput, ModerateInput } from '@/lib/admin/schema';
import { texts } from '@/lib/admin/server-texts';
import {
  audit,
  changeAccountStatus,
  noteOf,
  recordRightsChange,
  requirePerson,
} from '@/lib/admin/service/moderate';
import { tellSanctioned } from '@/lib/admin/service/tell-sanctioned';
import { hideCoach, hideCoachReview } from '@/lib/coaching/service/apply-as-coach';
import { hideGame } from '@/lib/games/service/cancel-game';
import { listTagsOfGroup } from '@/lib/groups/service/discover-groups';
import { hideGroup } from '@/lib/groups/service/edit-group';
import { announceHidden, hideMessage } from '@/lib/messages/service/change-message';
import { APPEAL, placeholderWords } from '@/lib/moderation/constants';
import { closeReport, warnPerson } from '@/lib/moderation/service/report-thing';
import { texts as moderationTexts } from '@/lib/moderation/texts';
import {
  notify,
  type PendingNotification,
  publishNotifications,
} from '@/lib/notifications/service/notify';
import type { Actor } from '@/lib/platform/auth/actor';
import { endAccessNow } from '@/lib/platform/auth/end-access';
import { expireTags } from '@/lib/platform/cache/expire';
import { cacheTags } from '@/lib/platform/cache/tags';
import type { Tx } from '@/lib/platform/db/client';
import { transaction } from '@/lib/platform/db/transaction';
import { AppError, notFound } from '@/lib/platform/errors/app-error';
import { openCursor, type Page, toPage } from '@/lib/platform/http/cursor';
import { say } from '@/lib/platform/language/say';
import * as users from '@/lib/users/service/change-account-status';
import { expirePagesOfPerson } from '@/lib/users/service/expire-pages';
import { hideImage, hideReview, hideVenue } from '@/lib/venues/service/curate-venue';
import { listTagsOfVenue } from '@/lib/venues/service/read-venue';

const positionSchema = z.object({ id: z.number().int() });

export async function listReports({
  status,
  search,
  cursor,
  limit,
}: ListReportsInput): Promise<Page<AdminReportDto>> {
  const name = `admin/reports/${status}`;
  const afterId = openCursor(name, cursor, positionSchema)?.id;
  const rows = await findReports({ status, search, afterId, limit: limit + 1 });
  const lines = await findLinesAround(rows.map(({ id }) => id));
  return toPage(rows, {
    name,
    limit,
    toPosition: ({ id }) => ({ id }),
    toDto: (row) => toReport(row, lines),
  });
}

/**
 * Decides a report: dismiss it, hide the thing, or warn, suspend or ban the person. Suspended and banned people are signed out
 * everywhere at once.
 * @throws AppError not_found, conflict (decided already, cannot be hidden, no person is responsible, an admin)
 */
export async function decideReport(
  admin: Actor,
  id: number,
  action: ReportAction,
  { adminNotes = null, days }: ModerateInput,
): Promise<AdminReportDto> {
  const report = await findReport(id);
  if (!report) throw notFound(say(texts, 'reportNotFound'));
  const { targetType, targetId } = report;
  if (action === 'hide' && !canHide(targetType)) {
    throw new AppError('conflict', say(texts, 'cannotHide'));
  }
  const isAppeal = report.reason === APPEAL;
  if (isAppeal ? !['dismiss', 'restore'].includes(action) : action === 'restore')
    throw new AppError('conflict', say(texts, 'onlyOfAppeals'));
  const person =
    isAppeal || ['warn', 'suspend', 'ban'].includes(action)
      ? await requireSubject(admin, report)
      : null;
  const notified = await transaction(async (tx) => {
    const status = action === 'dismiss' ? 'dismissed' : 'resolved';
    const decision = { status, action, adminNotes, resolvedById: admin.userId } as const;
    const closed = await closeReport(tx, id, decision);
    if (!closed) throw new AppError('conflict', say(texts, 'decidedAlready'));
    if (action === 'hide') {
      await hideThing(tx, targetType, targetId);
      expireTags(tx, ...(await listTagsOfThing(report, tx)));
    }
    await audit(tx, admin, `report.${action}`, {
      type: targetType,
      id: targetId,
      reportId: id,
      ...noteOf(adminNotes),
    });
    if (person && isAppeal) return decideAppeal(tx, admin, person, { action, adminNotes, days });
    const answer = await answerReporter(tx, closed.reporterId, action);
    if (!person) return answer;
    if (action === 'warn')
      return [...answer, await warn(tx, { userId: person.id, reportId: id, adminNotes })];
    const measure = action === 'ban' ? 'ban' : 'suspend';
    return [
      ...answer,
      ...(await changeAccountStatus(tx, admin, person, measure, { adminNotes, days })),
    ];
  });
  if (person && ['suspend', 'ban'].includes(action)) await endAccessNow(person.id);
  if (person && ['suspend', 'ban', 'restore'].includes(action))
    await recordRightsChange(person.id, action);
  if (action === 'hide' && targetType === 'message') await announceHidden(targetId);
  if (report.subject && action !== 'dismiss') await expirePagesOfPerson(report.subject.id);
  await publishNotifications(notified);
  return toReport((await findReport(id)) ?? report, await findLinesAround([id]));
}

/** The tags of the pages that show reported content; a game, a review and a picture expire their own when they are hidden. */
async function listTagsOfThing(
  { targetType, targetId, snapshot }: ReportRow,
  tx: Tx,
): Promise<string[]> {
  const { coachId } = snapshot;
  return [
    ...(targetType === 'venue' ? await listTagsOfVenue(targetId, tx) : []),
    ...(targetType === 'group' ? await listTagsOfGroup(targetId, tx) : []),
    ...(targetType === 'coach' ? [cacheTags.coach(targetId)] : []),
    ...(typeof coachId === 'number' ? [cacheTags.coach(coachId)] : []),
  ];
}

async function requireSubject(admin: Actor, { subject }: ReportRow): Promise<PersonRow> {
  if (!subject) throw new AppError('conflict', say(texts, 'nobodyBehind'));
  return requirePerson(admin, subject.id);
}

/** A refused appeal changes nothing. */
async function decideAppeal(
  tx: Tx,
  admin: Actor,
  person: PersonRow,
  { action, ...input }: ModerateInput & { action: ReportAction },
): Promise<PendingNotification[]> {
  if (action === 'restore') return changeAccountStatus(tx, admin, person, 'restore', input);
  const mailed = await users.findMailed(person.id);
  if (mailed) await tellSanctioned(tx, { id: person.id, ...mailed }, 'appeal refused', 0);
  return [];
}

/** What came of it, but not what was done to whom. */
async function answerReporter(
  tx: Tx,
  userId: number | null,
  action: ReportAction,
): Promise<PendingNotification[]> {
  if (userId === null) return [];
  const message = say(texts, action === 'dismiss' ? 'reportDismissed' : 'reportActed');
  const title = say(texts, 'reportRead');
  return [await notify(tx, { userId, type: 'report_decided', title, message, data: {} })];
}

async function warn(
  tx: Tx,
  about: { userId: number; reportId: number; adminNotes: string | null },
): Promise<PendingNotification> {
  const { userId, reportId } = about;
  const standard = say(moderationTexts, 'warningDefault');
  // Stored in English; shown in the reader's language (lib/moderation/service/read-warnings).
  // In whole letters: half an emoji cannot be stored.
  const letters = Array.from(about.adminNotes ?? standard.english);
  const text = letters.slice(0, WARNING_LENGTH_MAX).join('');
  await warnPerson(tx, { userId, reportId, text });
  return notify(tx, {
    userId,
    type: 'warning',
    title: say(texts, 'warning'),
    message: about.adminNotes === null ? standard : say(texts, 'ownWords', { text }),
    data: {},
  });
}

function toReport(row: ReportRow, lines: LineRow[]): AdminReportDto {
  const around = lines
    .filter(({ reportId }) => reportId === row.id)
    .map(({ createdAt, ...line }) => ({ ...line, createdAt: createdAt.toISOString() }));
  const { subject, reporter } = row;
  return {
    ...row,
    around,
    subject: subject && { ...subject, name: placeholderWords(subject.name) },
    reporter: reporter && placeholderWords(reporter),
    createdAt: row.createdAt.toISOString(),
  };
}

/** What an admin can hide, by kind of report: it remains in the database and disappears from every list. */
const HIDE: Record<string, (tx: Tx, id: number) => Promise<void>> = {
  group: hideGroup,
  game: hideGame,
  venue: hideVenue,
  review: hideReview,
  message: hideMessage,
  image: hideImage,
  coach_review: hideCoachReview,
  coach: hideCoach,
};

function canHide(targetType: string): boolean {
  return targetType in HIDE;
}

async function hideThing(tx: Tx, targetType: string, targetId: number): Promise<void> {
  await HIDE[targetType]?.(tx, targetId);
}
