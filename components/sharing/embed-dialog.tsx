'use client';

import { useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { buttonVariants } from '@/components/ui/button-variants';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
} from '@/components/ui/dialog';
import { Input, Textarea } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import type { DialogProps } from '@/components/ui/use-dialog';
import { embedFrame } from '@/lib/embed/words';
import { currentLanguage } from '@/lib/platform/language/current';
import { pathIn } from '@/lib/platform/language/paths';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import { texts } from './embed-texts';
import { copyLink } from './share-button';

interface EmbedDialogProps extends DialogProps {
  of: { kind: 'group' | 'venue'; id: number; name: string };
}

/** The line that shows the next games on another site, in two colours. */
export function EmbedDialog({ of: { kind, id, name }, ...sheet }: EmbedDialogProps) {
  const t = translate(texts);
  const [ink, setInk] = useState('#1d2a22');
  const [ground, setGround] = useState('#ffffff');
  const path = pathIn(currentLanguage(), routes.embedded(kind, id));
  const colours = `?ink=${ink.slice(1)}&ground=${ground.slice(1)}`;
  const address = new URL(path + colours, window.location.origin).href;
  const line = embedFrame({ src: address, title: name, width: '100%', height: 420 });
  return (
    <Dialog open={sheet.open} onOpenChange={sheet.onOpenChange}>
      <DialogContent onCloseAutoFocus={sheet.onClosed} className="gap-4">
        <DialogHeader>
          <DialogTitle>{t.title}</DialogTitle>
          <DialogDescription>{t.hint}</DialogDescription>
        </DialogHeader>
        <div className="grid grid-cols-2 gap-3">
          <Colour label={t.ink} value={ink} onChange={setInk} />
          <Colour label={t.ground} value={ground} onChange={setGround} />
        </div>
        <Textarea readOnly dir="ltr" rows={4} value={line} aria-label={t.line} />
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => copyLink(line)}>{t.copy}</Button>
          <a
            href={address}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonVariants({ variant: 'secondary' })}
          >
            {t.see}
          </a>
        </div>
        <a
          href={routes.embeddedFeed(kind, id)}
          className="inline-flex min-h-11 items-center text-sm underline underline-offset-4"
        >
          {t.feed}
        </a>
      </DialogContent>
    </Dialog>
  );
}

interface ColourProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

function Colour({ label, value, onChange }: ColourProps) {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <Label htmlFor={id}>{label}</Label>
      <Input
        id={id}
        type="color"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
