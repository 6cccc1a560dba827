'use client';

import { useAction } from '@/components/forms/use-action';
import { AlertLine } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { LineIcon } from '@/components/ui/line-icon';
import { translate } from '@/lib/platform/language/translate';
import { passkeySentence, signInByPasskey } from './auth-calls';
import { texts } from './texts';

interface PasskeyButtonProps {
  way: 'alone' | 'second';
  label: string;
  returnTo: string;
}

export function PasskeyButton({ way, label, returnTo }: PasskeyButtonProps) {
  const { run, busy, error } = useAction({ inline: true, leaves: true });
  const come = () => run({ call: () => signInByPasskey(way, returnTo), failed: passkeySentence });
  return (
    <div className="mt-3 grid gap-2">
      <Button variant="secondary" size="lg" aria-disabled={busy || undefined} onClick={come}>
        <LineIcon name="fingerprint-pattern" />
        {busy ? translate(texts).oneMoment : label}
      </Button>
      <AlertLine>{error}</AlertLine>
    </div>
  );
}
