import { markPaid } from '@/lib/bookings/service/mark-paid';
import { markPlacePaid } from '@/lib/classes/service/mark-attendance';
import type { MarkPaidInput } from '@/lib/clients/schema';
import { texts } from '@/lib/clients/server-texts';
import { requireOwn } from '@/lib/coaching/service/manage-settings';
import type { Actor } from '@/lib/platform/auth/actor';
import { notFound } from '@/lib/platform/errors/app-error';
import { say } from '@/lib/platform/language/say';

/** Notes that something was paid, or takes the note back. @throws AppError not_found (no such entry of the coach) */
export async function markEntryPaid(
  actor: Actor,
  coachId: number,
  { kind, entryId: id, paid }: MarkPaidInput,
): Promise<void> {
  await requireOwn(actor, coachId);
  const of = { id, coachId, paid };
  const isDone = kind === 'class' ? await markPlacePaid(of) : await markPaid(kind, of);
  if (!isDone) throw notFound(say(texts, 'entryNotFound'));
}
