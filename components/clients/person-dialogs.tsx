'use client';

import { FormDialog } from '@/components/forms/form-dialog';
import { InputField, TextareaField } from '@/components/forms/input-field';
import { useServerForm } from '@/components/forms/use-server-form';
import type { DialogProps } from '@/components/ui/use-dialog';
import { addClientSchema, type ClientDto } from '@/lib/clients/schema';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { BOOK_KEYS } from './clients-query';
import { texts } from './texts';

interface PersonalFormProps extends DialogProps {
  title: string;
  description?: string;
  submit: string;
  form: ReturnType<typeof useServerForm<PersonValues, typeof addClientSchema, unknown>>;
  hasName: boolean;
}

interface PersonValues {
  name: string;
  phone: string;
  note: string;
}

function PersonForm({ form, hasName, ...dialog }: PersonalFormProps) {
  const t = translate(texts);
  const { register, errors } = form;
  return (
    <FormDialog {...dialog} {...form.dialog} error={errors.form}>
      {hasName ? (
        <InputField
          label={t.name}
          error={errors.name}
          autoComplete="off"
          dir="auto"
          {...register('name')}
        />
      ) : null}
      <InputField
        label={t.phone}
        hint={t.onlyYou}
        error={errors.phone}
        type="tel"
        autoComplete="off"
        dir="ltr"
        {...register('phone')}
      />
      <TextareaField
        label={t.note}
        hint={t.onlyYou}
        error={errors.note}
        rows={3}
        dir="auto"
        {...register('note')}
      />
    </FormDialog>
  );
}

/** Somebody without an account. */
export function AddClientDialog({ coachId, ...dialog }: DialogProps & { coachId: number }) {
  const t = translate(texts);
  const empty = { name: '', phone: '', note: '' };
  const form = useServerForm<PersonValues, typeof addClientSchema, unknown>({
    schema: addClientSchema,
    draft: `client:of:${coachId}`,
    values: empty,
    nextValues: empty,
    send: (body) => api('POST /api/coaches/{id}/clients', { params: { id: coachId }, body }),
    done: (_answer, { name }) => ({ title: t.clientAdded({ name }) }),
    onDone: () => dialog.onOpenChange(false),
    failed: t.didNotWork,
    refresh: BOOK_KEYS,
  });
  const words = { title: t.addClient, description: t.addClientHint, submit: t.addClient };
  return <PersonForm {...dialog} {...words} form={form} hasName />;
}

/** A client with an account keeps the account's name. */
export function EditClientDialog({ client, ...dialog }: DialogProps & { client: ClientDto }) {
  const t = translate(texts);
  const { id, name, phone, note, hasAccount } = client;
  const form = useServerForm<PersonValues, typeof addClientSchema, unknown>({
    schema: addClientSchema,
    draft: `client:${id}`,
    values: { name, phone: phone ?? '', note: note ?? '' },
    send: ({ name: typed, ...rest }) =>
      api('PATCH /api/coach-clients/{id}', {
        params: { id },
        body: hasAccount ? rest : { ...rest, name: typed },
      }),
    done: t.saved,
    onDone: () => dialog.onOpenChange(false),
    failed: t.didNotWork,
    refresh: BOOK_KEYS,
  });
  const words = { title: t.editClient, submit: t.save };
  return <PersonForm {...dialog} {...words} form={form} hasName={!hasAccount} />;
}
