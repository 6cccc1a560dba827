'use client';

import { Button } from '@/components/ui/button';
import { buttonVariants } from '@/components/ui/button-variants';
import { LineIcon } from '@/components/ui/line-icon';
import { toast } from '@/components/ui/use-toast';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './texts';

interface RecoveryCodesProps {
  codes: string[];
  onStored: () => void;
}

/** Shown only once: the server stores hashes. */
export function RecoveryCodes({ codes, onStored }: RecoveryCodesProps) {
  const t = translate(texts);
  const text = `${codes.join('\n')}\n`;

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      toast({ title: t.copied });
    } catch {
      toast({ title: t.copyYourself, variant: 'destructive' });
    }
  }
  return (
    <section className="grid gap-4 rounded-card border border-special border-s-4 bg-card p-5 *:min-w-0">
      <div>
        <h2 className="text-xl">{t.yourCodes}</h2>
        <p className="text-muted-foreground text-sm">{t.yourCodesHint}</p>
      </div>
      <ul
        dir="ltr"
        className="grid gap-x-6 gap-y-1 rounded-control bg-muted px-4 py-3 font-mono text-sm *:min-w-0 sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code} className="wrap-anywhere">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button onClick={onStored}>{t.codesStored}</Button>
        <Button variant="secondary" onClick={() => copy()}>
          <LineIcon name="copy" />
          {t.copy}
        </Button>
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="maidan-recovery-codes.txt"
          className={buttonVariants({ variant: 'secondary' })}
        >
          <LineIcon name="download" />
          {t.download}
        </a>
      </div>
    </section>
  );
}
