'use client';

import { useCallback, useEffect, useState } from 'react';
import type { OfflineDto } from '@/lib/offline/schema';
import { forgetPerson } from '@/lib/platform/browser/person-store';
import { dropPushes } from '@/lib/platform/browser/worker';
import { ApiError } from '@/lib/platform/http/client';
import { readCopy, takeCopy } from './copy';

/**
 * The copy that this device keeps: undefined while it is read, null without one. Renewed when the device believes that it has a
 * line, of which only an answer is proof.
 */
export function useCopy(userId: number | null) {
  const [copy, setCopy] = useState<OfflineDto | null | undefined>(undefined);
  const [hasLine, setHasLine] = useState(false);

  const renew = useCallback(async (): Promise<void> => {
    if (userId === null) return;
    try {
      setCopy(await takeCopy(userId));
      setHasLine(true);
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 401)) return;
      // The session has ended elsewhere: nothing of the person stays here.
      forgetPerson();
      await dropPushes();
      location.reload();
    }
  }, [userId]);

  useEffect(() => {
    if (userId === null) return;
    void readCopy(userId)
      .then(setCopy, () => setCopy(null))
      .then(() => (navigator.onLine ? renew() : undefined));
    const online = () => void renew();
    const offline = () => setHasLine(false);
    addEventListener('online', online);
    addEventListener('offline', offline);
    return () => {
      removeEventListener('online', online);
      removeEventListener('offline', offline);
    };
  }, [userId, renew]);
  return { copy: userId === null ? null : copy, hasLine, renew };
}
