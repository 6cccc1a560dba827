import {
  findLastLines,
  findReportedThing,
  type ReportedThing,
} from '@/lib/moderation/repository/find-reported';
import {
  insertReport,
  type ReportDecision,
  updateDecided,
} from '@/lib/moderation/repository/reports';
import { countByMonth } from '@/lib/moderation/repository/reports-by-month';
import { insertWarning, type NewWarning } from '@/lib/moderation/repository/warnings';
import type { ReportDto, ReportThingInput } from '@/lib/moderation/schema';
import { texts } from '@/lib/moderation/server-texts';
import type { Actor } from '@/lib/platform/auth/actor';
import { expireTags } from '@/lib/platform/cache/expire';
import { cacheTags } from '@/lib/platform/cache/tags';
import type { Tx } from '@/lib/platform/db/client';
import { violates } from '@/lib/platform/db/errors';
import { transaction } from '@/lib/platform/db/transaction';
import { AppError, invalidField, notFound } from '@/lib/platform/errors/app-error';
import { say } from '@/lib/platform/language/say';

/**
 * Stores an admin's decision. Runs in the caller's transaction.
 * @returns who reported it (null: they left), or null when somebody else decided it first
 */
export function closeReport(
  tx: Tx,
  id: number,
  decision: ReportDecision,
): Promise<{ reporterId: number | null } | null> {
  expireTags(tx, cacheTags.reports);
  return updateDecided(id, decision, tx);
}

/** For everybody: numbers only. */
export const countReportsByMonth = countByMonth;

/** The person has to confirm the warning. Runs in the caller's transaction. */
export function warnPerson(tx: Tx, warning: NewWarning): Promise<void> {
  return insertWarning(warning, tx);
}

const NOT_FOUND = {
  person: say(texts, 'userNotFound'),
  group: say(texts, 'groupNotFound'),
  game: say(texts, 'gameNotFound'),
  venue: say(texts, 'venueNotFound'),
  review: say(texts, 'reviewNotFound'),
  message: say(texts, 'messageNotFound'),
  coach: say(texts, 'coachNotFound'),
  coach_review: say(texts, 'reviewNotFound'),
} as const;

/**
 * Reports content to the admins, as it is now. The reported person is not notified.
 * @throws AppError not_found for content hidden from the reporter, invalid for their own, conflict while one is open
 */
export async function reportThing(actor: Actor, input: ReportThingInput): Promise<ReportDto> {
  const { targetType, targetId, reason, note = null } = input;
  const found = await findReportedThing(actor.userId, input);
  if (!found) throw notFound(NOT_FOUND[targetType]);
  const thing = await withChat(actor, input, found);
  if (thing.subjectId === actor.userId) {
    throw invalidField('targetId', say(texts, 'yourOwn'));
  }
  try {
    const { id, createdAt } = await transaction(async (tx) => {
      expireTags(tx, cacheTags.reports);
      const given = { targetType, targetId, reason, note };
      return insertReport({ ...thing, ...given, reporterId: actor.userId }, tx);
    });
    return {
      id,
      targetType,
      targetId,
      reason,
      note,
      status: 'open',
      createdAt: createdAt.toISOString(),
    };
  } catch (error) {
    if (violates(error, 'reports_open_key')) {
      throw new AppError('conflict', say(texts, 'reportedAlready'));
    }
    throw error;
  }
}

/** A person reported from a chat is judged by their messages there, not by their profile. */
async function withChat(
  { userId }: Actor,
  { targetType, targetId, conversationId }: ReportThingInput,
  thing: ReportedThing,
): Promise<ReportedThing> {
  if (targetType !== 'person' || conversationId === undefined) return thing;
  const lines = await findLastLines(conversationId, [userId, targetId]);
  if (lines.length === 0) return thing;
  return { ...thing, snapshot: { name: thing.snapshot.name, lines } };
}
