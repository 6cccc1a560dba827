import { useEffect, useState } from 'react';
import type { CurrentUserDto } from '@/lib/users/schema/current-user';
import { type OnboardingDraft, toDraft } from './draft';
import { keepDraft, readDraft } from './draft-store';

/**
 * The answers so far, kept in the tab's storage. Reads storage while rendering, so only for components that are not rendered on
 * the server.
 */
export function useDraft(user: CurrentUserDto) {
  const [draft, setDraft] = useState<OnboardingDraft>(() => readDraft(user.id, toDraft(user)));
  useEffect(() => keepDraft(user.id, draft), [user.id, draft]);
  const update = (change: Partial<OnboardingDraft>) =>
    setDraft((current) => ({ ...current, ...change }));
  return { draft, update };
}
