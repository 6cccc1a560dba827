'use client';

import { checkProof, ProofField, proofBody } from '@/components/auth/proof-field';
import { TextField } from '@/components/auth/text-field';
import { FormDialog } from '@/components/forms/form-dialog';
import { useServerForm } from '@/components/forms/use-server-form';
import type { DialogProps } from '@/components/ui/use-dialog';
import { changeAddressSchema } from '@/lib/platform/auth/address-schema';
import type { Proof } from '@/lib/platform/auth/proof-schema';
import { api } from '@/lib/platform/http/client';
import { ADDRESS_KEY } from './address-query';

interface EmailDialogProps extends DialogProps {
  proof: Proof;
}

export function EmailDialog({ proof, ...dialog }: EmailDialogProps) {
  const form = useServerForm({
    schema: changeAddressSchema,
    values: { email: '', password: '' },
    nextValues: ({ email }) => ({ email, password: '' }),
    toBody: ({ email, password }) => ({ email, ...proofBody(proof, password) }),
    check: checkProof(proof),
    send: (body) => api('POST /api/auth/email', { body }),
    done: () => ({ title: 'Letter sent', description: 'Follow its link to change your e-mail.' }),
    failed: 'The letter could not be sent. Please try again.',
    refresh: [ADDRESS_KEY],
    onDone: () => dialog.onOpenChange(false),
  });
  const { register, errors } = form;
  return (
    <FormDialog
      {...dialog}
      {...form.dialog}
      title="Change e-mail"
      description="We send a letter to the new e-mail. Once you follow its link, every other browser is signed out, and the e-mail you have now can undo it for 7 days."
      submit="Send the letter"
    >
      <TextField
        label="New e-mail"
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
