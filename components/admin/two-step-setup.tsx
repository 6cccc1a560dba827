'use client';

import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { type FieldErrors, problemsOf, refusalOf } from '@/components/forms/field-errors';
import { LabelledField } from '@/components/forms/labelled-field';
import { Button } from '@/components/ui/button';
import { Form } from '@/components/ui/form';
import { Input } from '@/components/ui/input';
import {
  type RecoveryCodesDto,
  secondStepSchema,
  type TwoStepSetupDto,
} from '@/lib/auth/two-step-schema';
import { api } from '@/lib/http/client';
import { AdminList } from './admin-list';

interface TwoStepSetupProps {
  onDone: (recoveryCodes: string[]) => void;
  onCancel: () => void;
}

/** Scan or type the key, then prove with a code that the app has it. */
export function TwoStepSetup({ onDone, onCancel }: TwoStepSetupProps) {
  const query = useQuery({
    queryKey: ['admin', 'two-step', 'setup'],
    queryFn: () => api<TwoStepSetupDto>('/api/auth/two-step', { method: 'POST' }),
    // Each call makes a new key: the one on the phone must stay the one that is confirmed.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnReconnect: false,
  });
  return (
    <section className="grid gap-5 rounded-card border bg-card p-5 *:min-w-0">
      <h2 className="text-xl">Set up two-step sign-in</h2>
      <AdminList query={query} loading="Making a key...">
        {query.data ? <Steps setup={query.data} onDone={onDone} onCancel={onCancel} /> : null}
      </AdminList>
    </section>
  );
}

function Steps({ setup, onDone, onCancel }: TwoStepSetupProps & { setup: TwoStepSetupDto }) {
  return (
    <ol className="grid list-inside list-decimal gap-6">
      <li className="min-w-0">
        Scan this with an authenticator app.
        <Qr qr={setup.qr} />
        <p className="text-muted-foreground text-sm">
          No camera at hand?{' '}
          <a
            href={setup.uri}
            className="inline-flex min-h-11 items-center text-primary-ink underline"
          >
            Open the app on this device
          </a>{' '}
          or type this key:
        </p>
        <code className="wrap-anywhere mt-1 block select-all rounded-control bg-muted px-3 py-2 font-mono text-sm">
          {setup.key}
        </code>
      </li>
      <li className="min-w-0">
        Type the 6 digits that the app shows.
        <Confirm onDone={onDone} onCancel={onCancel} />
      </li>
    </ol>
  );
}

/** Black on white in both themes: cameras read nothing else as surely. */
function Qr({ qr: { size, path } }: { qr: TwoStepSetupDto['qr'] }) {
  return (
    <svg
      role="img"
      aria-label="Code for your authenticator app"
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="my-3 size-56 max-w-full rounded-control border bg-white"
    >
      <path d={path} fill="black" />
    </svg>
  );
}

function Confirm({ onDone, onCancel }: TwoStepSetupProps) {
  const id = useId();
  const [code, setCode] = useState('');
  const [errors, setErrors] = useState<FieldErrors>({});
  const [busy, setBusy] = useState(false);

  async function confirm(): Promise<void> {
    const problems = problemsOf(secondStepSchema, { code });
    setErrors(problems ?? {});
    if (problems) return;
    setBusy(true);
    try {
      const url = '/api/auth/two-step/confirm';
      onDone((await api<RecoveryCodesDto>(url, { body: { code } })).recoveryCodes);
    } catch (error) {
      setErrors(refusalOf(error, ['code'], 'We could not reach Maidan. Please try again.'));
      setBusy(false);
    }
  }
  return (
    <Form className="mt-3 grid max-w-sm gap-4" onSubmit={confirm}>
      <LabelledField id={`${id}code`} label="Code" error={errors.code}>
        <Input
          id={`${id}code`}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={7}
          value={code}
          aria-invalid={errors.code ? true : undefined}
          aria-describedby={`${id}code-error`}
          onChange={(event) => setCode(event.target.value)}
        />
      </LabelledField>
      <p role="alert" className="font-[580] text-destructive-ink text-sm empty:hidden">
        {errors.form}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" aria-disabled={busy || undefined}>
          {busy ? 'One moment…' : 'Turn on'}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}
