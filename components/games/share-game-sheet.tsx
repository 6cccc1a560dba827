'use client';

import { copyLink } from '@/components/sharing/share-button';
import { texts } from '@/components/sharing/texts';
import { whatsAppUrl } from '@/components/sharing/whats-app';
import { Button } from '@/components/ui/button';
import { buttonVariants } from '@/components/ui/button-variants';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
} from '@/components/ui/dialog';
import { LineIcon } from '@/components/ui/line-icon';
import { QrCode } from '@/components/ui/qr-code';
import type { DialogProps } from '@/components/ui/use-dialog';
import { currentLanguage } from '@/lib/platform/language/current';
import { pathIn } from '@/lib/platform/language/paths';
import { translate } from '@/lib/platform/language/translate';
import { qrOf } from '@/lib/platform/qr';
import type { AppEvents } from '@/lib/platform/realtime/app-events';
import { routes } from '@/lib/routes';
import { sharedWhen } from './share-words';

/** Offered once a game is made: into WhatsApp, by a copied link, or as a code for people who stand beside. */
export function ShareGameSheet({
  game,
  ...dialog
}: DialogProps & { game: AppEvents['shareGame'] }) {
  const t = translate(texts);
  const url = new URL(pathIn(currentLanguage(), routes.game(game.id)), window.location.origin).href;
  const sentence = t.invitation({ ...game, when: sharedWhen(game) });
  return (
    <Dialog open={dialog.open} onOpenChange={dialog.onOpenChange}>
      <DialogContent onCloseAutoFocus={dialog.onClosed} className="gap-4">
        <DialogHeader>
          <DialogTitle>{t.tellOthers}</DialogTitle>
          <DialogDescription>{t.tellOthersHint}</DialogDescription>
        </DialogHeader>
        <a
          href={whatsAppUrl(`${sentence}\n${url}`)}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonVariants({ size: 'lg' })}
        >
          <LineIcon name="message-circle" />
          {t.toWhatsApp}
          <span className="sr-only">{t.inNewTab}</span>
        </a>
        <Button variant="secondary" size="lg" onClick={() => copyLink(url)}>
          <LineIcon name="copy" />
          {t.copy}
        </Button>
        <QrCode of={qrOf(url)} label={t.code} className="mx-auto size-44" />
      </DialogContent>
    </Dialog>
  );
}
