import { findOpenWarnings, updateAcknowledged } from '@/lib/moderation/repository/warnings';
import type { WarningDto } from '@/lib/moderation/schema';
import { texts as serverTexts } from '@/lib/moderation/server-texts';
import { texts } from '@/lib/moderation/texts';
import type { Actor } from '@/lib/platform/auth/actor';
import { notFound } from '@/lib/platform/errors/app-error';
import { say } from '@/lib/platform/language/say';
import { translate } from '@/lib/platform/language/translate';

export async function listWarnings({ userId }: Actor): Promise<WarningDto[]> {
  const rows = await findOpenWarnings(userId);
  return rows.map(({ id, text, createdAt }) => ({
    id,
    text: wordsOf(text),
    createdAt: createdAt.toISOString(),
  }));
}

/** The admin's words, or the standard text in the reader's language. */
function wordsOf(stored: string): string {
  return stored === texts.english.warningDefault ? translate(texts).warningDefault : stored;
}

/** @throws AppError not_found for others' warnings */
export async function acknowledgeWarning({ userId }: Actor, id: number): Promise<void> {
  if (!(await updateAcknowledged(userId, id))) throw notFound(say(serverTexts, 'warningNotFound'));
}
