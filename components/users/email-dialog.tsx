'use client';

import { checkProof, ProofField, proofBody } from '@/components/auth/proof-field';
import { TextField } from '@/components/auth/text-field';
import { FormDialog } from '@/components/forms/form-dialog';
import { useServerForm } from '@/components/forms/use-server-form';
import type { DialogProps } from '@/components/ui/use-dialog';
import { changeAddressSchema } from '@/lib/platform/auth/address-schema';
import type { Proof } from '@/lib/platform/auth/proof-schema';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { ADDRESS_KEY } from './sessions-query';
import { texts } from './settings-texts';

interface EmailDialogProps extends DialogProps {
  proof: Proof;
}

export function EmailDialog({ proof, ...dialog }: EmailDialogProps) {
  const t = translate(texts);
  const form = useServerForm({
    schema: changeAddressSchema,
    draft: null,
    values: { email: '', password: '' },
    nextValues: ({ email }) => ({ email, password: '' }),
    toBody: ({ email, password }) => ({ email, ...proofBody(proof, password) }),
    check: checkProof(proof),
    send: (body) => api('POST /api/auth/email', { body }),
    done: () => ({ title: t.emailSent, description: t.emailSentHint }),
    failed: t.emailFailed,
    refresh: [ADDRESS_KEY],
    onDone: () => dialog.onOpenChange(false),
  });
  const { register, errors } = form;
  return (
    <FormDialog
      {...dialog}
      {...form.dialog}
      title={t.changeEmail}
      description={t.changeEmailHint}
      submit={t.sendEmail}
    >
      <TextField
        label={t.newEmail}
        type="email"
        inputMode="email"
        autoComplete="email"
        error={errors.email}
        {...register('email')}
      />
      <ProofField proof={proof} error={errors.password} {...register('password')} />
    </FormDialog>
  );
}
