'use client';

import { useState } from 'react';
import { InputField } from '@/components/forms/input-field';
import { useServerForm } from '@/components/forms/use-server-form';
import { rich } from '@/components/language/rich';
import { AlertLine } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Form } from '@/components/ui/form';
import { QrCode } from '@/components/ui/qr-code';
import { type Proof, proofBodySchema } from '@/lib/platform/auth/proof-schema';
import { secondStepSchema, type TwoStepSetupDto } from '@/lib/platform/auth/two-step-schema';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { checkProof, ProofField, proofBody } from './proof-field';
import { texts } from './texts';

interface TwoStepSetupProps {
  proof: Proof;
  onDone: (recoveryCodes: string[]) => void;
  onCancel: () => void;
}

/** Confirm who you are, scan or type the key, then enter a code to prove that the app has it. */
export function TwoStepSetup({ proof, onDone, onCancel }: TwoStepSetupProps) {
  // Each call makes a new key, so it is made once: the app and the confirmation must use the same one.
  const [setup, setSetup] = useState<TwoStepSetupDto | null>(null);
  return (
    <section className="grid gap-5 rounded-card border bg-card p-5 *:min-w-0">
      <h2 className="text-xl">{translate(texts).setUpTitle}</h2>
      {setup ? (
        <Steps setup={setup} onDone={onDone} onCancel={onCancel} />
      ) : (
        <Begin proof={proof} onBegun={setSetup} onCancel={onCancel} />
      )}
    </section>
  );
}

interface BeginProps {
  proof: Proof;
  onBegun: (setup: TwoStepSetupDto) => void;
  onCancel: () => void;
}

function Begin({ proof, onBegun, onCancel }: BeginProps) {
  const t = translate(texts);
  const { register, errors, busy, submit } = useServerForm({
    schema: proofBodySchema,
    draft: null,
    values: { password: '' },
    toBody: ({ password }) => proofBody(proof, password),
    check: checkProof(proof),
    send: (body) => api('POST /api/auth/two-step', { body }),
    failed: t.unreachable,
    onDone: onBegun,
  });
  return (
    <Form className="grid max-w-sm gap-4" onSubmit={submit}>
      <p className="text-pretty text-sm">{t.appNeeded}</p>
      <ProofField proof={proof} error={errors.password} {...register('password')} />
      <AlertLine>{errors.form}</AlertLine>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" aria-disabled={busy || undefined}>
          {busy ? t.oneMoment : t.goOn}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {t.cancel}
        </Button>
      </div>
    </Form>
  );
}

type StepsProps = Pick<TwoStepSetupProps, 'onDone' | 'onCancel'>;

function Steps({ setup, onDone, onCancel }: StepsProps & { setup: TwoStepSetupDto }) {
  const t = translate(texts);
  return (
    <ol className="grid list-inside list-decimal gap-6">
      <li className="min-w-0">
        {t.scan}
        <QrCode of={setup.qr} label={t.qrLabel} className="my-3 size-56" />
        <p className="text-muted-foreground text-sm">
          {rich(t.noCamera, {
            link: (words) => (
              <a
                href={setup.uri}
                className="inline-flex min-h-11 items-center text-primary-ink underline"
              >
                {words}
              </a>
            ),
          })}
        </p>
        <code
          dir="ltr"
          className="wrap-anywhere mt-1 block select-all rounded-control bg-muted px-3 py-2 font-mono text-sm"
        >
          {setup.key}
        </code>
      </li>
      <li className="min-w-0">
        {t.typeDigits}
        <Confirm onDone={onDone} onCancel={onCancel} />
      </li>
    </ol>
  );
}

function Confirm({ onDone, onCancel }: StepsProps) {
  const t = translate(texts);
  const { register, errors, busy, submit } = useServerForm({
    schema: secondStepSchema,
    draft: null,
    values: { code: '' },
    send: (body) => api('POST /api/auth/two-step/confirm', { body }),
    failed: t.unreachable,
    onDone: ({ recoveryCodes }) => onDone(recoveryCodes),
  });
  return (
    <Form className="mt-3 grid max-w-sm gap-4" onSubmit={submit}>
      <InputField
        label={t.code}
        error={errors.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={7}
        {...register('code')}
      />
      <AlertLine>{errors.form}</AlertLine>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" aria-disabled={busy || undefined}>
          {busy ? t.oneMoment : t.turnOn}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {t.cancel}
        </Button>
      </div>
    </Form>
  );
}
