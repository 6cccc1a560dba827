'use client';

import { useId } from 'react';
import { checkProof, ProofField, proofBody } from '@/components/auth/proof-field';
import { TextField } from '@/components/auth/text-field';
import { FieldError } from '@/components/forms/field-errors';
import { FormDialog } from '@/components/forms/form-dialog';
import { LabelledField } from '@/components/forms/input-field';
import { SwitchField } from '@/components/forms/switch-field';
import { useServerForm } from '@/components/forms/use-server-form';
import { Select } from '@/components/ui/select';
import type { DialogProps } from '@/components/ui/use-dialog';
import { makeTokenSchema, type TokenScope } from '@/lib/platform/auth/access-token-schema';
import {
  TOKEN_DAYS,
  TOKEN_DAYS_MAX,
  TOKEN_NAME_LENGTH_MAX,
  TOKEN_SCOPES,
} from '@/lib/platform/auth/constants';
import type { Proof } from '@/lib/platform/auth/proof-schema';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './settings-texts';
import { texts as commonTexts } from './texts';

export const TOKENS_KEY = 'access-tokens';

export function scopeWords(): Record<TokenScope, string> {
  const { scopeRead, scopeWrite, scopeOrganiser } = translate(texts);
  return { read: scopeRead, write: scopeWrite, organiser: scopeOrganiser };
}

interface MakeTokenDialogProps extends DialogProps {
  proof: Proof;
  onMade: (token: string) => void;
}

export function MakeTokenDialog({ proof, onMade, ...dialog }: MakeTokenDialogProps) {
  const id = useId();
  const t = translate(texts);
  const hints = { read: t.readHint, write: t.writeHint, organiser: t.organiserHint };
  const scopes: TokenScope[] = ['read'];
  const form = useServerForm({
    schema: makeTokenSchema,
    draft: null,
    values: { name: '', scopes, days: TOKEN_DAYS, password: '' },
    toBody: ({ password, ...rest }) => ({ ...rest, ...proofBody(proof, password) }),
    check: checkProof(proof),
    send: (body) => api('POST /api/auth/tokens', { body }),
    refresh: [TOKENS_KEY],
    failed: translate(commonTexts).didNotWork,
    onDone: ({ token }) => {
      onMade(token);
      dialog.onOpenChange(false);
    },
  });
  const { register, errors, values, change } = form;
  return (
    <FormDialog {...dialog} {...form.dialog} title={t.makeToken} submit={t.make}>
      <TextField
        label={translate(commonTexts).nameLabel}
        hint={t.tokenNameHint}
        autoComplete="off"
        maxLength={TOKEN_NAME_LENGTH_MAX}
        error={errors.name}
        {...register('name')}
      />
      <fieldset aria-describedby={`${id}scopes`}>
        <legend className="font-semibold text-sm">{t.tokenMay}</legend>
        {TOKEN_SCOPES.map((scope) => (
          <SwitchField
            key={scope}
            label={scopeWords()[scope]}
            hint={hints[scope]}
            checked={values.scopes.includes(scope)}
            onChange={({ target }) =>
              change({
                scopes: TOKEN_SCOPES.filter((one) =>
                  one === scope ? target.checked : values.scopes.includes(one),
                ),
              })
            }
          />
        ))}
        <FieldError id={`${id}scopes`}>{errors.scopes}</FieldError>
      </fieldset>
      <LabelledField id={`${id}days`} label={t.tokenEnds} error={errors.days}>
        <Select
          id={`${id}days`}
          value={values.days}
          onChange={({ target }) => change({ days: Number(target.value) })}
        >
          {[30, TOKEN_DAYS, TOKEN_DAYS_MAX].map((days) => (
            <option key={days} value={days}>
              {t.inDays({ days })}
            </option>
          ))}
        </Select>
      </LabelledField>
      <ProofField proof={proof} error={errors.password} {...register('password')} />
    </FormDialog>
  );
}
