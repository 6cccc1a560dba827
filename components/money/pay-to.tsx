'use client';

import { Button } from '@/components/ui/button';
import { LineIcon } from '@/components/ui/line-icon';
import { toast } from '@/components/ui/use-toast';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './texts';

/** A person's payment details: plain text to copy, never a link. */
export function PayTo({ handle }: { handle: string }) {
  const t = translate(texts);
  const copy = () =>
    navigator.clipboard.writeText(handle).then(
      () => toast({ title: t.copied }),
      () => toast({ title: t.payTo, description: handle }),
    );
  return (
    <p className="flex items-center gap-2">
      <span className="wrap-anywhere min-w-0 flex-1">
        <span className="block text-muted-foreground text-sm">{t.payTo}</span>
        <bdi>{handle}</bdi>
      </span>
      <Button variant="secondary" size="icon" aria-label={t.copy} onClick={copy}>
        <LineIcon name="copy" />
      </Button>
    </p>
  );
}
