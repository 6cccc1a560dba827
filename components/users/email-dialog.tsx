'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { missingProof, ProofField, proofBody } from '@/components/auth/proof-field';
import { TextField } from '@/components/auth/text-field';
import { type FieldErrors, problemsOf, refusalOf } from '@/components/forms/field-errors';
import { FormDialog } from '@/components/forms/form-dialog';
import type { DialogProps } from '@/components/ui/use-dialog';
import { toast } from '@/components/ui/use-toast';
import { changeAddressSchema } from '@/lib/auth/address-schema';
import type { Proof } from '@/lib/auth/proof-schema';
import { api } from '@/lib/http/client';
import { addressQuery } from './address-query';

interface EmailDialogProps extends DialogProps {
  proof: Proof;
}

const FIELDS = ['email', 'password'];

export function EmailDialog({ proof, ...dialog }: EmailDialogProps) {
  const form = useEmailForm({ proof, onDone: () => dialog.onOpenChange(false) });
  const { errors } = form;
  return (
    <FormDialog
      {...dialog}
      title="Change e-mail"
      description="We send a letter to the new e-mail. Once you follow its link, every other browser is signed out, and the e-mail you have now can undo it for 7 days."
      submit="Send the letter"
      busy={form.busy}
      error={errors.form}
      onSubmit={() => form.send()}
    >
      <TextField
        label="New e-mail"
        type="email"
        inputMode="email"
        autoComplete="email"
        value={form.email}
        error={errors.email}
        onChange={(event) => form.setEmail(event.target.value)}
      />
      <ProofField
        proof={proof}
        value={form.password}
        error={errors.password}
        onChange={form.setPassword}
      />
    </FormDialog>
  );
}

function useEmailForm({ proof, onDone }: { proof: Proof; onDone: () => void }) {
  const queries = useQueryClient();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [errors, setErrors] = useState<FieldErrors>({});
  const [busy, setBusy] = useState(false);

  async function send(): Promise<void> {
    const body = { email, ...proofBody(proof, password) };
    const missing = missingProof(proof, password);
    const problems = {
      ...problemsOf(changeAddressSchema, body),
      ...(missing ? { password: missing } : {}),
    };
    setErrors(problems);
    if (Object.keys(problems).length > 0) return;
    setBusy(true);
    try {
      await api('POST /api/auth/email', { body });
      toast({ title: 'Letter sent', description: 'Follow its link to change your e-mail.' });
      setPassword('');
      void queries.invalidateQueries({ queryKey: addressQuery.queryKey });
      onDone();
    } catch (error) {
      setErrors(refusalOf(error, FIELDS, 'The letter could not be sent. Please try again.'));
    } finally {
      setBusy(false);
    }
  }
  return { email, setEmail, password, setPassword, errors, busy, send };
}
