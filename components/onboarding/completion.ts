import { readStored, store } from '@/lib/platform/browser/person-store';

const COMPLETED = 'onboarding-completed';

/** Carries the completion notice over the reload. `remark`: the error, or ''. */
export function storeCompletion(userId: number, remark: string): void {
  store(userId, 'tab', COMPLETED, remark);
}

/** The remark of a profile completed just before this page load; null otherwise. Can be read once. */
export function takeCompletion(userId: number): string | null {
  const remark = readStored(userId, 'tab', COMPLETED);
  store(userId, 'tab', COMPLETED, null);
  return remark;
}
