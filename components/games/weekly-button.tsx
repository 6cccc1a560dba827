'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useGroupStep } from '@/components/groups/use-group-step';
import { Button } from '@/components/ui/button';
import { LineIcon } from '@/components/ui/line-icon';
import type { GameDto } from '@/lib/games/schema/read-game';
import { newKey } from '@/lib/platform/browser/new-key';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import { texts } from './post-texts';

/** Makes a game without a group a weekly one of a group with those who came, and navigates to the group. */
export function WeeklyButton({ game }: { game: GameDto }) {
  const router = useRouter();
  const { run, busy } = useGroupStep();
  const [key] = useState(() => newKey());
  const t = translate(texts);
  const make = () =>
    run({
      call: () =>
        api('POST /api/games/{id}/weekly', {
          params: { id: game.id },
          headers: { 'Idempotency-Key': key },
        }),
      done: t.isWeekly,
      failed: t.weeklyFailed,
      onDone: ({ groupId }) => router.push(routes.group(groupId)),
    });
  return (
    <div className="grid gap-1.5">
      <Button
        variant="secondary"
        className="w-fit"
        aria-disabled={busy || undefined}
        onClick={make}
      >
        <LineIcon name="calendar-sync" />
        {t.makeWeekly}
      </Button>
      <p className="text-muted-foreground text-sm">{t.makeWeeklyHint}</p>
    </div>
  );
}
