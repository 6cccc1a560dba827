'use client';

import { CalendarPlus } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { translate } from '@/lib/platform/language/translate';
import { type AppEvents, raiseAppEvent } from '@/lib/platform/realtime/app-events';
import { texts } from './member-texts';

/** After a game of two: the same proposal, filled in. */
export function PlayAgainButton({ game }: { game: AppEvents['proposeGame'] }) {
  return (
    <Button
      variant="secondary"
      className="w-fit"
      onClick={() => raiseAppEvent('proposeGame', game)}
    >
      <CalendarPlus aria-hidden />
      {translate(texts).playAgain}
    </Button>
  );
}
