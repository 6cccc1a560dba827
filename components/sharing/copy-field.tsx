'use client';

import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { LineIcon } from '@/components/ui/line-icon';
import { translate } from '@/lib/platform/language/translate';
import { copyLink } from './share-button';
import { texts } from './texts';

/** A link in full, with a button that copies it. */
export function CopyField({ url, label }: { url: string; label: string }) {
  return (
    <div className="flex gap-2">
      <Input readOnly dir="ltr" value={url} aria-label={label} className="min-w-0 flex-1" />
      <Button
        variant="secondary"
        size="icon"
        aria-label={translate(texts).copyLink}
        onClick={() => copyLink(url)}
      >
        <LineIcon name="copy" />
      </Button>
    </div>
  );
}
