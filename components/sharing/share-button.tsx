'use client';

import { useViewer } from '@/components/layout/viewer';
import { Button } from '@/components/ui/button';
import { LineIcon } from '@/components/ui/line-icon';
import { toast } from '@/components/ui/use-toast';
import { currentLanguage } from '@/lib/platform/language/current';
import { pathIn } from '@/lib/platform/language/paths';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './texts';

interface ShareButtonProps {
  title: string;
  path: string;
  /** The share sheet's suggested text beside the link. */
  text?: string;
  /** A text beside the icon; without it only the icon is shown. */
  label?: string;
  /** In a row of icons with labels below them. */
  isTile?: boolean;
}

/** Copies a link; where the browser does not let it, the toast shows the link. */
export async function copyLink(url: string): Promise<void> {
  const t = translate(texts);
  await navigator.clipboard.writeText(url).then(
    () => toast({ title: t.linkCopied }),
    () => toast({ title: t.copyLink, description: url }),
  );
}

/** Opens the device's share sheet, or copies the link. */
export function ShareButton({ title, path, text, label, isTile }: ShareButtonProps) {
  const t = translate(texts);
  // Previews are made by programs without a language: they use that of the address.
  const address = pathIn(currentLanguage(), path);
  // Read by lib/platform/browser/guest-page.
  const forGuests = useViewer().status === 'guest' && {
    'data-share': address,
    'data-title': title,
    'data-text': text,
    'data-copied': t.linkCopied,
    'data-copy': t.copyLink,
    title: label ? undefined : t.shareOf({ title }),
  };
  async function share(): Promise<void> {
    const url = new URL(address, window.location.origin).href;
    if (typeof navigator.share !== 'function') return copyLink(url);
    try {
      await navigator.share({ title, ...(text && { text }), url });
    } catch (error) {
      // Closing the share sheet is not an error.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      toast({ title: t.copyLink, description: url });
    }
  }
  return (
    <Button
      variant={isTile ? 'ghost' : 'secondary'}
      size={isTile ? 'tile' : label ? 'md' : 'icon'}
      className="noscript:hidden"
      aria-label={label ? undefined : t.shareOf({ title })}
      onClick={() => share()}
      {...forGuests}
    >
      <LineIcon name="share-2" />
      {isTile ? t.share : label}
    </Button>
  );
}
