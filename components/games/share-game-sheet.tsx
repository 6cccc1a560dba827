'use client';

import { encode } from 'uqr';
import { texts } from '@/components/sharing/texts';
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
import type { DialogProps } from '@/components/ui/use-dialog';
import { toast } from '@/components/ui/use-toast';
import { currentLanguage } from '@/lib/platform/language/current';
import { pathIn } from '@/lib/platform/language/paths';
import { translate } from '@/lib/platform/language/translate';
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
  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(url).then(
      () => toast({ title: t.linkCopied }),
      () => toast({ title: t.copyLink, description: url }),
    );
  }
  return (
    <Dialog open={dialog.open} onOpenChange={dialog.onOpenChange}>
      <DialogContent onCloseAutoFocus={dialog.onClosed} className="gap-4">
        <DialogHeader>
          <DialogTitle>{t.tellOthers}</DialogTitle>
          <DialogDescription>{t.tellOthersHint}</DialogDescription>
        </DialogHeader>
        <a
          href={`https://wa.me/?text=${encodeURIComponent(`${sentence}\n${url}`)}`}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonVariants({ size: 'lg' })}
        >
          <LineIcon name="message-circle" />
          {t.toWhatsApp}
          <span className="sr-only">{t.inNewTab}</span>
        </a>
        <Button variant="secondary" size="lg" onClick={() => copy()}>
          <LineIcon name="copy" />
          {t.copy}
        </Button>
        <Code url={url} />
      </DialogContent>
    </Dialog>
  );
}

/** Black on white in both themes, because cameras read it most reliably. */
function Code({ url }: { url: string }) {
  const { size, data } = encode(url, { ecc: 'M', border: 4 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x},${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      role="img"
      aria-label={translate(texts).code}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="mx-auto size-44 rounded-control border bg-white"
    >
      <path d={path} fill="black" />
    </svg>
  );
}
