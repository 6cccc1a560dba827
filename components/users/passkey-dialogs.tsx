'use client';

import { addPasskey, passkeySentence } from '@/components/auth/auth-calls';
import { checkProof, ProofField, proofBody } from '@/components/auth/proof-field';
import { TextField } from '@/components/auth/text-field';
import { FormDialog } from '@/components/forms/form-dialog';
import { useServerForm } from '@/components/forms/use-server-form';
import type { DialogProps } from '@/components/ui/use-dialog';
import { browserName } from '@/lib/platform/auth/browser-name';
import { PASSKEY_NAME_LENGTH_MAX } from '@/lib/platform/auth/constants';
import { type PasskeyDto, renamePasskeySchema } from '@/lib/platform/auth/passkey-schema';
import { type Proof, proofBodySchema } from '@/lib/platform/auth/proof-schema';
import { ApiError, api, errorSentence } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './settings-texts';
import { texts as commonTexts } from './texts';

interface DoneProps extends DialogProps {
  onDone: () => void;
}

/** Failures of the device have their own sentences. */
const failedTo = (fallback: string) => (error: unknown) =>
  error instanceof ApiError ? errorSentence(error, fallback) : passkeySentence(error);

export function AddPasskeyDialog({ proof, onDone, ...dialog }: DoneProps & { proof: Proof }) {
  const t = translate(texts);
  const form = useServerForm({
    schema: renamePasskeySchema,
    draft: null,
    values: { name: browserName(navigator.userAgent), password: '' },
    check: checkProof(proof),
    send: ({ name }, { password }) => addPasskey(name, proofBody(proof, password)),
    done: t.passkeyWasAdded,
    failed: failedTo(t.passkeyNotAdded),
    onDone: () => {
      dialog.onOpenChange(false);
      onDone();
    },
  });
  const { register, errors } = form;
  return (
    <FormDialog
      {...dialog}
      {...form.dialog}
      title={t.addPasskey}
      description={t.addPasskeyHint}
      submit={t.continue}
    >
      <TextField
        label={translate(commonTexts).nameLabel}
        hint={t.passkeyNameHint}
        autoComplete="off"
        maxLength={PASSKEY_NAME_LENGTH_MAX}
        error={errors.name}
        {...register('name')}
      />
      <ProofField proof={proof} error={errors.password} {...register('password')} />
    </FormDialog>
  );
}

export function RenamePasskeyDialog({
  passkey,
  onDone,
  ...dialog
}: DoneProps & { passkey: PasskeyDto }) {
  const t = translate(texts);
  const form = useServerForm({
    schema: renamePasskeySchema,
    draft: `passkey:${passkey.id}`,
    values: { name: passkey.name },
    send: (body) => api('PATCH /api/auth/passkeys/{id}', { params: { id: passkey.id }, body }),
    failed: failedTo(t.passkeyNotRenamed),
    onDone: () => {
      dialog.onOpenChange(false);
      onDone();
    },
  });
  const { register, errors } = form;
  return (
    <FormDialog
      {...dialog}
      {...form.dialog}
      title={t.renamePasskey}
      submit={translate(commonTexts).save}
    >
      <TextField
        label={translate(commonTexts).nameLabel}
        autoComplete="off"
        maxLength={PASSKEY_NAME_LENGTH_MAX}
        error={errors.name}
        {...register('name')}
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
  const t = translate(texts);
  const form = useServerForm({
    schema: proofBodySchema,
    draft: null,
    values: { password: '' },
    toBody: ({ password }) => proofBody(proof, password),
    check: checkProof(proof),
    send: (body) => api('DELETE /api/auth/passkeys/{id}', { params: { id: passkey.id }, body }),
    done: t.passkeyWasRemoved,
    failed: failedTo(t.passkeyNotRemoved),
    onDone: () => {
      dialog.onOpenChange(false);
      onDone();
    },
  });
  const { register, errors } = form;
  return (
    <FormDialog
      {...dialog}
      {...form.dialog}
      title={t.removePasskeyQuestion({ passkey: passkey.name })}
      description={t.removePasskeyHint}
      submit={t.remove}
      destructive
    >
      <ProofField proof={proof} error={errors.password} {...register('password')} />
    </FormDialog>
  );
}
