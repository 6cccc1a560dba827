import { keep, readKept } from '@/lib/browser/person-store';
import { type OnboardingDraft, parseDraft } from './draft';

const DRAFT = 'onboarding';
const COMPLETED = 'onboarding-completed';
// A place still being looked up answers after the draft was given up; it must not bring it back.
const forgotten = new Set<number>();

export function readDraft(userId: number, initial: OnboardingDraft): OnboardingDraft {
  return parseDraft(readKept(userId, 'tab', DRAFT), initial);
}

export function keepDraft(userId: number, draft: OnboardingDraft): void {
  if (!forgotten.has(userId)) keep(userId, 'tab', DRAFT, JSON.stringify(draft));
}

/** For good, as far as this page goes: whoever calls it leaves the page next. */
export function forgetDraft(userId: number): void {
  forgotten.add(userId);
  keep(userId, 'tab', DRAFT, null);
}

/** Carries the news of a completed profile over the reload; `remark`: what did not work, or ''. */
export function keepCompletion(userId: number, remark: string): void {
  keep(userId, 'tab', COMPLETED, remark);
}

/** The remark of a profile completed just before this page was loaded, once; else null. */
export function takeCompletion(userId: number): string | null {
  const remark = readKept(userId, 'tab', COMPLETED);
  keep(userId, 'tab', COMPLETED, null);
  return remark;
}
