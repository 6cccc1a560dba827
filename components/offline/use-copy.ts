'use client';

import { useCallback, useEffect, useState } from 'react';
import type { OfflineDto } from '@/lib/offline/schema';
import { forgetPerson } from '@/lib/platform/browser/person-store';
import { dropPushes } from '@/lib/platform/browser/worker';
import { ApiError } from '@/lib/platform/http/client';
import { readCopy, takeCopy } from './copy';

/**
 * The offline copy on this device: undefined while it is being read, null without one. Renewed when the browser reports a
 * connection, which only a response proves.
 */
export function useCopy(userId: number | null) {
  const [copy, setCopy] = useState<OfflineDto | null | undefined>(undefined);
  const [hasConnection, setHasConnection] = useState(false);

  const renew = useCallback(async (): Promise<void> => {
    if (userId === null) return;
    try {
      setCopy(await takeCopy(userId));
      setHasConnection(true);
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 401)) return;
      // The session has ended elsewhere: the person's data is removed from this browser.
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
    const offline = () => setHasConnection(false);
    addEventListener('online', online);
    addEventListener('offline', offline);
    return () => {
      removeEventListener('online', online);
      removeEventListener('offline', offline);
    };
  }, [userId, renew]);
  return { copy: userId === null ? null : copy, hasConnection, renew };
}
