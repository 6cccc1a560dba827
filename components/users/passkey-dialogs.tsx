'use client';

import { useState } from 'react';
import { addPasskey, passkeySentence } from '@/components/auth/passkey-calls';
import { missingProof, ProofField, proofBody } from '@/components/auth/proof-field';
import { TextField } from '@/components/auth/text-field';
import { type FieldErrors, problemsOf, refusalOf } from '@/components/forms/field-errors';
import { FormDialog } from '@/components/forms/form-dialog';
import type { DialogProps } from '@/components/ui/use-dialog';
import { toast } from '@/components/ui/use-toast';
import { browserName } from '@/lib/auth/browser-name';
import { PASSKEY_NAME_LENGTH_MAX } from '@/lib/auth/constants';
import { type PasskeyDto, renamePasskeySchema } from '@/lib/auth/passkey-schema';
import type { Proof } from '@/lib/auth/proof-schema';
import { ApiError, api } from '@/lib/http/client';
import { isolate } from '@/lib/validation/isolate';

const FIELDS = ['name', 'password'];

interface DoneProps extends DialogProps {
  onDone: () => void;
}

/** Sends one request at a time; errors are shown at their fields. */
function useSending(onDone: () => void, fallback: string) {
  const [errors, setErrors] = useState<FieldErrors>({});
  const [busy, setBusy] = useState(false);

  async function send(problems: FieldErrors, call: () => Promise<unknown>): Promise<void> {
    setErrors(problems);
    if (Object.values(problems).some(Boolean)) return;
    setBusy(true);
    try {
      await call();
      onDone();
    } catch (error) {
      const isServers = error instanceof ApiError;
      setErrors(isServers ? refusalOf(error, FIELDS, fallback) : { form: passkeySentence(error) });
    } finally {
      setBusy(false);
    }
  }
  return { errors, busy, send };
}

export function AddPasskeyDialog({ proof, onDone, ...dialog }: DoneProps & { proof: Proof }) {
  const [name, setName] = useState(() => browserName(navigator.userAgent));
  const [password, setPassword] = useState('');
  const { errors, busy, send } = useSending(() => {
    toast({ title: 'Passkey added' });
    dialog.onOpenChange(false);
    onDone();
  }, 'The passkey could not be added. Please try again.');
  const problems = () => ({
    ...problemsOf(renamePasskeySchema, { name }),
    password: missingProof(proof, password),
  });
  return (
    <FormDialog
      {...dialog}
      title="Add a passkey"
      description="Your device asks for your finger, face or PIN next."
      submit="Continue"
      busy={busy}
      error={errors.form}
      onSubmit={() => send(problems(), () => addPasskey(name, proofBody(proof, password)))}
    >
      <TextField
        label="Name"
        hint="To tell your devices apart."
        autoComplete="off"
        maxLength={PASSKEY_NAME_LENGTH_MAX}
        value={name}
        error={errors.name}
        onChange={(event) => setName(event.target.value)}
      />
      <ProofField proof={proof} value={password} error={errors.password} onChange={setPassword} />
    </FormDialog>
  );
}

export function RenamePasskeyDialog({
  passkey,
  onDone,
  ...dialog
}: DoneProps & { passkey: PasskeyDto }) {
  const [name, setName] = useState(passkey.name);
  const { errors, busy, send } = useSending(() => {
    dialog.onOpenChange(false);
    onDone();
  }, 'The name could not be saved. Please try again.');
  const save = () =>
    api('PATCH /api/auth/passkeys/{id}', { params: { id: passkey.id }, body: { name } });
  return (
    <FormDialog
      {...dialog}
      title="Rename passkey"
      submit="Save"
      busy={busy}
      error={errors.form}
      onSubmit={() => send(problemsOf(renamePasskeySchema, { name }) ?? {}, save)}
    >
      <TextField
        label="Name"
        autoComplete="off"
        maxLength={PASSKEY_NAME_LENGTH_MAX}
        value={name}
        error={errors.name}
        onChange={(event) => setName(event.target.value)}
      />
    </FormDialog>
  );
}

export function RemovePasskeyDialog({
  passkey,
  proof,
  onDone,
  ...dialog
}: DoneProps & { passkey: PasskeyDto; proof: Proof }) {
  const [password, setPassword] = useState('');
  const { errors, busy, send } = useSending(() => {
    toast({ title: 'Passkey removed' });
    dialog.onOpenChange(false);
    onDone();
  }, 'The passkey could not be removed. Please try again.');
  const remove = () =>
    api('DELETE /api/auth/passkeys/{id}', {
      params: { id: passkey.id },
      body: proofBody(proof, password),
    });
  return (
    <FormDialog
      {...dialog}
      title={`Remove ${isolate(passkey.name)}?`}
      description="It no longer signs you in. Your device may still list it; you can delete it there."
      submit="Remove"
      destructive
      busy={busy}
      error={errors.form}
      onSubmit={() => send({ password: missingProof(proof, password) }, remove)}
    >
      <ProofField proof={proof} value={password} error={errors.password} onChange={setPassword} />
    </FormDialog>
  );
}
