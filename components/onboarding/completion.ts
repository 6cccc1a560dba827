import { keep, readKept } from '@/lib/platform/browser/person-store';

const COMPLETED = 'onboarding-completed';

/** Carries the completion notice over the reload. `remark`: the error, or ''. */
export function keepCompletion(userId: number, remark: string): void {
  keep(userId, 'tab', COMPLETED, remark);
}

/** The remark of a profile completed just before this page load; null otherwise. Can be read once. */
export function takeCompletion(userId: number): string | null {
  const remark = readKept(userId, 'tab', COMPLETED);
  keep(userId, 'tab', COMPLETED, null);
  return remark;
}
