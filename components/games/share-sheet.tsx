'use client';

import { ShareButton } from '@/components/sharing/share-button';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
} from '@/components/ui/dialog';
import type { DialogProps } from '@/components/ui/use-dialog';
import type { GameDto } from '@/lib/games/schema/read-game';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import { ChatList } from './chat-list';
import { texts } from './roster-texts';

/** For members and players: the message for their chat, or the link alone. */
export function ShareSheet({ game, ...sheet }: DialogProps & { game: GameDto }) {
  const t = translate(texts);
  return (
    <Dialog open={sheet.open} onOpenChange={sheet.onOpenChange}>
      <DialogContent onCloseAutoFocus={sheet.onClosed} className="gap-4">
        <DialogHeader>
          <DialogTitle>{t.shareGame}</DialogTitle>
          <DialogDescription>{t.listForChatHint}</DialogDescription>
        </DialogHeader>
        <ChatList gameId={game.id} />
        <ShareButton title={game.title} path={routes.game(game.id)} label={t.onlyLink} />
      </DialogContent>
    </Dialog>
  );
}
