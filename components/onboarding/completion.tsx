'use client';

import { useEffect } from 'react';
import { toast } from '@/components/ui/use-toast';
import { readStored, store } from '@/lib/platform/browser/person-store';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './entry-texts';

/** `remark`: the error on the way, or ''. One toast for both, because a second one would replace the first. */
export function showCompleted(remark: string): void {
  toast({
    title: translate(texts).completed,
    description: remark || undefined,
    variant: remark ? 'destructive' : 'default',
  });
}

const COMPLETED = 'onboarding-completed';

/** Carries the completion notice over the reload. `remark`: the error, or ''. */
export function storeCompletion(userId: number, remark: string): void {
  store(userId, 'tab', COMPLETED, remark);
}

/** The remark of a profile completed just before this page load; null otherwise. Can be read once. */
function takeCompletion(userId: number): string | null {
  const remark = readStored(userId, 'tab', COMPLETED);
  store(userId, 'tab', COMPLETED, null);
  return remark;
}

/** The reload at the end of the wizard discards its toast; this shows it in the app afterwards. */
export function CompletedNotice({ userId }: { userId: number }): null {
  useEffect(() => {
    const remark = takeCompletion(userId);
    if (remark !== null) showCompleted(remark);
  }, [userId]);
  return null;
}
