'use client';

import { useEffect } from 'react';
import { toast } from '@/components/ui/use-toast';
import { recordEnded } from '@/lib/platform/browser/person-store';
import { translate } from '@/lib/platform/language/translate';
import { onAppEvent } from '@/lib/platform/realtime/app-events';
import { apiRoutes } from '@/lib/routes';
import { texts } from './texts';

const SIGN_IN_AGAIN_MS = 500;

/**
 * A call that reports an ended session leads to the sign-in page, and from there back to this one, where the draft is restored
 * (`useDraft`).
 */
export function useSignInAgain(): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = onAppEvent('signedOut', () => {
      if (timer) return;
      const t = translate(texts);
      toast({
        title: t.unauthorized,
        description: t.signingInAgain,
        variant: 'destructive',
      });
      timer = setTimeout(() => {
        recordEnded();
        window.location.assign(apiRoutes.login(location.pathname + location.search));
      }, SIGN_IN_AGAIN_MS);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, []);
}
