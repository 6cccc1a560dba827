'use client';

import { Button } from '@/components/ui/button';
import { LineIcon } from '@/components/ui/line-icon';
import { translate } from '@/lib/platform/language/translate';
import { type AppEvents, raiseAppEvent } from '@/lib/platform/realtime/app-events';
import { texts } from './texts';

/** After a game of two: the same proposal, filled in. */
export function PlayAgainButton({ game }: { game: AppEvents['proposeGame'] }) {
  return (
    <Button
      variant="secondary"
      className="w-fit"
      onClick={() => raiseAppEvent('proposeGame', game)}
    >
      <LineIcon name="calendar-plus" />
      {translate(texts).playAgain}
    </Button>
  );
}
