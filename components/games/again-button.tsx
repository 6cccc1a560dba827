'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { whenWords } from '@/components/calendar/when-words';
import { useGroupStep } from '@/components/groups/use-group-step';
import { Button } from '@/components/ui/button';
import { LineIcon } from '@/components/ui/line-icon';
import type { GameDto } from '@/lib/games/schema/read-game';
import { newKey } from '@/lib/platform/browser/new-key';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import { texts } from './form-texts';

const ownZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Plans the same game for the next week and navigates to it. */
export function AgainButton({ game }: { game: GameDto }) {
  const router = useRouter();
  const { run, busy } = useGroupStep();
  // One key per button: another click after a lost response leads to the first game.
  const [key] = useState(() => newKey());
  const t = translate(texts);
  const { id, title } = game;
  const plan = () =>
    run({
      call: () =>
        api('POST /api/games/{id}/again', { params: { id }, headers: { 'Idempotency-Key': key } }),
      done: (next) => ({ title: t.created, description: whenWords(next, null, false, ownZone()) }),
      failed: t.createFailed,
      failedTitle: t.createFailed,
      onDone: (next) => router.push(routes.game(next.id)),
    });
  return (
    <Button
      variant="secondary"
      className="w-fit"
      aria-label={t.againOf({ title })}
      aria-disabled={busy || undefined}
      onClick={plan}
    >
      <LineIcon name="calendar-plus" />
      {t.again}
    </Button>
  );
}
