'use client';

import { checkProof, ProofField, proofBody } from '@/components/auth/proof-field';
import { FormDialog } from '@/components/forms/form-dialog';
import { useServerForm } from '@/components/forms/use-server-form';
import type { DialogProps } from '@/components/ui/use-dialog';
import { type Proof, proofBodySchema } from '@/lib/platform/auth/proof-schema';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import { DELETION_UNDO_DAYS } from '@/lib/users/constants';
import { texts } from './settings-texts';

interface DeleteAccountDialogProps extends DialogProps {
  userId: number;
  proof: Proof;
}

export function DeleteAccountDialog({ userId, proof, ...dialog }: DeleteAccountDialogProps) {
  const t = translate(texts);
  const form = useServerForm({
    schema: proofBodySchema,
    draft: null,
    values: { password: '' },
    toBody: ({ password }) => proofBody(proof, password),
    check: checkProof(proof),
    send: (body) => api('DELETE /api/users/{id}', { params: { id: userId }, body }),
    failed: t.deleteFailed,
    // All sessions end, including this one, so the page is reloaded.
    onDone: () => window.location.assign(routes.home()),
    leaves: true,
  });
  const { register, errors } = form;
  return (
    <FormDialog
      {...dialog}
      {...form.dialog}
      title={t.deleteQuestion}
      description={t.deleteHint({ days: DELETION_UNDO_DAYS })}
      submit={t.deleteAccount}
      destructive
    >
      <ProofField proof={proof} error={errors.password} {...register('password')} />
    </FormDialog>
  );
}
