import { texts } from '@/lib/moderation/texts';
import type { Language } from '@/lib/platform/language/languages';
import { translate } from '@/lib/platform/language/translate';

/** What people can report. */
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

/** Stored so, shown in the words of `texts`. */
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

export const REPORT_NOTE_LENGTH_MAX = 1000;

const STAND_INS = [
  'unavailableUser',
  'deletedUser',
  'unknownUser',
  'namelessUser',
  'privateAddress',
] as const;

const standInOf = (name: string) => STAND_INS.find((key) => texts.english[key] === name);

/** Whether the database put this in place of a name or an address: then each reader has words for it. */
export const isStandIn = (name: string): boolean => standInOf(name) !== undefined;

/** What the database puts in place of a name or an address, in the reader's words; anything else as it is. */
export function standInWords(name: string, language?: Language): string {
  const standIn = standInOf(name);
  return standIn ? translate(texts, language)[standIn] : name;
}
