'use client';

import { type ComponentProps, useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { LineIcon } from '@/components/ui/line-icon';
import { translate } from '@/lib/platform/language/translate';
import { describedBy, FormField } from './form-field';
import { texts } from './texts';

type PasswordFieldProps = ComponentProps<'input'> & {
  label: string;
  error: string | undefined;
  hint?: string;
};

/** Allows pasting and password managers, and can show the typed password. */
export function PasswordField({ label, error, hint, ...props }: PasswordFieldProps) {
  const id = useId();
  const [shown, setShown] = useState(false);
  const t = translate(texts);
  return (
    <FormField id={id} label={label} error={error} hint={hint}>
      <div className="relative">
        <Input
          id={id}
          type={shown ? 'text' : 'password'}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { hint })}
          {...props}
          className="pe-12"
        />
        <Button
          variant="ghost"
          size="icon"
          className="absolute end-0 top-0 text-muted-foreground"
          aria-controls={id}
          aria-label={shown ? t.hidePassword : t.showPassword}
          onClick={() => setShown(!shown)}
        >
          <LineIcon name={shown ? 'eye-off' : 'eye'} className="size-5" />
        </Button>
      </div>
    </FormField>
  );
}
