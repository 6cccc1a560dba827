'use client';

import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/use-toast';
import { LineIcon } from './line-icon';

interface ShareButtonProps {
  title: string;
  path: string;
  /** Words beside the icon; without them the icon stands alone. */
  label?: string;
}

/** The device's own share sheet, or else the link on the clipboard. */
export function ShareButton({ title, path, label }: ShareButtonProps) {
  async function share(): Promise<void> {
    const url = new URL(path, window.location.origin).href;
    try {
      if (typeof navigator.share === 'function') {
        await navigator.share({ title, url });
        return;
      }
      await navigator.clipboard.writeText(url);
      toast({ title: 'Link copied' });
    } catch (error) {
      // Closing the share sheet is no failure.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      toast({ title: 'Copy this link', description: url });
    }
  }
  return (
    <Button
      variant="secondary"
      size={label ? 'md' : 'icon'}
      aria-label={label ? undefined : `Share ${title}`}
      onClick={() => share()}
    >
      <LineIcon name="share-2" />
      {label}
    </Button>
  );
}
