'use client';

import { Button } from '@/components/ui/button';
import { LineIcon } from '@/components/ui/line-icon';
import type { GameDto } from '@/lib/games/schema/read-game';
import { translate } from '@/lib/platform/language/translate';
import { raiseAppEvent } from '@/lib/platform/realtime/app-events';
import { texts } from './texts';

/** For players. Two people who play alone use their own chat. */
export function GameChatButton({ game: { id, title: name, viewer, partner } }: { game: GameDto }) {
  if (viewer?.status !== 'going' || partner) return null;
  return (
    <Button
      variant="secondary"
      onClick={() => raiseAppEvent('openChat', { type: 'game', id, name, avatar: null })}
    >
      <LineIcon name="messages-square" />
      {translate(texts).chat}
    </Button>
  );
}
