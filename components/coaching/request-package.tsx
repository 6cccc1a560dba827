'use client';

import { useState } from 'react';
import { useAction } from '@/components/forms/use-action';
import { Button } from '@/components/ui/button';
import type { CoachDto } from '@/lib/coaching/schema/coach';
import { newKey } from '@/lib/platform/browser/new-key';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { useOwnCoach } from './own-coach';
import { texts } from './texts';

export function RequestPackage({ coach, sessions }: { coach: CoachDto; sessions: number }) {
  const t = translate(texts);
  const own = useOwnCoach();
  const { run, busy } = useAction();
  const [asked, setAsked] = useState(false);
  const [key] = useState(() => newKey());
  if (own?.isMine) return null;

  const ask = () =>
    run({
      call: () =>
        api('POST /api/coaches/{id}/packages', {
          params: { id: coach.id },
          body: { sessions },
          headers: { 'Idempotency-Key': key },
        }),
      done: t.packageRequested,
      description: t.coachWillAnswer({ coach: coach.name }),
      failed: t.packageFailed,
      onDone: () => setAsked(true),
    });
  return (
    <Button
      variant="secondary"
      aria-label={t.requestSessions({ count: sessions })}
      disabled={!own || own.isPaused || asked}
      aria-disabled={busy || undefined}
      onClick={ask}
    >
      {asked ? t.requested : t.requestPackage}
    </Button>
  );
}
