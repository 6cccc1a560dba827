import { texts } from '@/lib/moderation/texts';
import type { Language } from '@/lib/platform/language/languages';
import { translate } from '@/lib/platform/language/translate';

export const REPORT_TARGETS = [
  'person',
  'group',
  'game',
  'venue',
  'review',
  'message',
  'coach',
  'coach_review',
] as const;
export type ReportTarget = (typeof REPORT_TARGETS)[number];

/** Stored in English, shown in the words of `texts`. */
export const REPORT_REASONS = [
  'spam',
  'harassment',
  'hate',
  'sexual',
  'fake',
  'dangerous',
  'wrong',
  'other',
] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** The reason of a report by which a suspended or banned person asks to be let in again. Nobody can choose it. */
export const APPEAL = 'appeal';

export const REPORT_NOTE_LENGTH_MAX = 1000;

const PLACEHOLDERS = [
  'unavailableUser',
  'deletedUser',
  'unknownUser',
  'namelessUser',
  'privateAddress',
] as const;

const placeholderOf = (name: string) => PLACEHOLDERS.find((key) => texts.english[key] === name);

/** True for a placeholder of the database for a name or an address, which is translated. */
export const isPlaceholder = (name: string): boolean => placeholderOf(name) !== undefined;

/** Translates a placeholder of the database for a name or an address; returns anything else unchanged. */
export function placeholderWords(name: string, language?: Language): string {
  const standIn = placeholderOf(name);
  return standIn ? translate(texts, language)[standIn] : name;
}
