'use client';

import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/use-toast';
import { isolate } from '@/lib/platform/validation/isolate';
import { LineIcon } from './line-icon';

interface ShareButtonProps {
  title: string;
  path: string;
  /** A text beside the icon; without it only the icon is shown. */
  label?: string;
}

/** Opens the device's share sheet, or copies the link. */
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
      // Closing the share sheet is not an error.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      toast({ title: 'Copy this link', description: url });
    }
  }
  return (
    <Button
      variant="secondary"
      size={label ? 'md' : 'icon'}
      aria-label={label ? undefined : `Share ${isolate(title)}`}
      onClick={() => share()}
    >
      <LineIcon name="share-2" />
      {label}
    </Button>
  );
}
