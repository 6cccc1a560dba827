import { readStored, store } from '@/lib/platform/browser/person-store';
import { type OnboardingDraft, parseDraft } from './draft';

const DRAFT = 'onboarding';
// A place lookup may finish after the draft was deleted; it must not bring the draft back.
const forgotten = new Set<number>();

export function readDraft(userId: number, initial: OnboardingDraft): OnboardingDraft {
  return parseDraft(readStored(userId, 'tab', DRAFT), initial);
}

/** @param draft as JSON, which `parseDraft` reads */
export function storeDraft(userId: number, draft: string): void {
  if (!forgotten.has(userId)) store(userId, 'tab', DRAFT, draft);
}

/** Deletes the draft for the rest of this page's life. The caller leaves the page next. */
export function forgetDraft(userId: number): void {
  forgotten.add(userId);
  store(userId, 'tab', DRAFT, null);
}
