import { useState } from 'react';
import { useAction } from '@/components/forms/use-action';
import { CopyField } from '@/components/sharing/copy-field';
import { Button } from '@/components/ui/button';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './texts';

/** Makes the link, once it is asked for. */
export function GuardianLink({ label }: { label: string }) {
  const t = translate(texts);
  const { run, busy } = useAction();
  const [url, setUrl] = useState<string | null>(null);
  const make = () =>
    run({
      call: () => api('POST /api/guardians/link'),
      failed: t.failed,
      onDone: (link) => setUrl(link.url),
    });
  if (url === null) {
    return (
      <Button
        variant="secondary"
        className="w-fit"
        aria-disabled={busy || undefined}
        onClick={make}
      >
        {label}
      </Button>
    );
  }
  return (
    <div className="grid gap-2 *:min-w-0">
      <p className="text-muted-foreground text-sm">{t.linkHint}</p>
      <CopyField url={url} label={label} />
    </div>
  );
}
