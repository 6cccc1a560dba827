import { type OnboardingDraft, parseDraft } from './draft';

// One draft a person, so that the next one to sign in on this tab never sees it.
const draftKey = (userId: number) => `maidan:onboarding:${userId}`;
// A place still being looked up answers after the person has left; it must not bring the draft back.
const forgotten = new Set<number>();
const COMPLETED_KEY = 'maidan:onboarding:completed';

// A browser may forbid storage altogether; the wizard then works without a memory.
function attempt<T>(action: () => T): T | null {
  try {
    return action();
  } catch {
    return null;
  }
}

export function readDraft(userId: number, initial: OnboardingDraft): OnboardingDraft {
  return parseDraft(
    attempt(() => sessionStorage.getItem(draftKey(userId))),
    initial,
  );
}

export function keepDraft(userId: number, draft: OnboardingDraft): void {
  if (forgotten.has(userId)) return;
  attempt(() => sessionStorage.setItem(draftKey(userId), JSON.stringify(draft)));
}

/** For good, as far as this page goes: whoever calls it leaves the page next. */
export function forgetDraft(userId: number): void {
  forgotten.add(userId);
  attempt(() => sessionStorage.removeItem(draftKey(userId)));
}

/** Carries the news of a completed profile over the reload; `remark`: what did not work, or ''. */
export function keepCompletion(remark: string): void {
  attempt(() => sessionStorage.setItem(COMPLETED_KEY, remark));
}

/** The remark of a profile completed just before this page was loaded, once; else null. */
export function takeCompletion(): string | null {
  return attempt(() => {
    const remark = sessionStorage.getItem(COMPLETED_KEY);
    sessionStorage.removeItem(COMPLETED_KEY);
    return remark;
  });
}
