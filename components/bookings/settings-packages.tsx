'use client';

import type { FieldErrors } from '@/components/forms/field-errors';
import { InputField } from '@/components/forms/input-field';
import { AlertLine } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Form } from '@/components/ui/form';
import { LineIcon } from '@/components/ui/line-icon';
import { PACKAGES_MAX } from '@/lib/coaching/constants';
import { type CoachSettingsDto, setPackagesSchema } from '@/lib/coaching/schema/settings';
import { newKey } from '@/lib/platform/browser/new-key';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { amountText, toAmount } from '@/lib/platform/language/typed-amount';
import { texts } from './texts';
import { useCoachSettingsForm } from './use-coach-settings';

interface Row {
  key: string;
  sessions: string;
  price: string;
  /** Empty: never expires. */
  validDays: string;
}

const rowsOf = ({ packages, currency }: CoachSettingsDto): Row[] =>
  packages.map(({ sessions, price, validDays }) => ({
    key: String(sessions),
    sessions: String(sessions),
    price: amountText(price, currency),
    validDays: validDays === null ? '' : String(validDays),
  }));

const numberOf = (text: string) => (text.trim() === '' ? undefined : Number(text));
const toBody =
  (currency: string) =>
  ({ packages }: { packages: Row[] }) => ({
    packages: packages.map(({ sessions, price, validDays }) => ({
      sessions: numberOf(sessions),
      price: price.trim() === '' ? undefined : toAmount(price, currency),
      validDays: numberOf(validDays) ?? null,
    })),
  });

/** Saved together. */
export function SettingsPackages({ settings }: { settings: CoachSettingsDto }) {
  const t = translate(texts);
  const form = useCoachSettingsForm({
    schema: setPackagesSchema,
    draft: `coach-packages:${settings.id}`,
    values: { packages: rowsOf(settings) },
    toBody: toBody(settings.currency),
    send: (body) => api('PUT /api/coaches/{id}/packages', { params: { id: settings.id }, body }),
    done: t.packagesSaved,
  });
  const { errors, busy } = form;
  const rows = form.values.packages;
  const change = (next: (rows: Row[]) => Row[]) =>
    form.change(({ packages }) => ({ packages: next(packages) }));
  return (
    <section className="grid min-w-0 gap-3 rounded-card border bg-card p-4 *:min-w-0">
      <h3 className="text-xl">{t.packages}</h3>
      <p className="text-muted-foreground text-sm">{t.packagesHint}</p>
      <Form className="grid gap-3 *:min-w-0" aria-label={t.packages} onSubmit={form.submit}>
        <ul className="grid gap-3 *:min-w-0 empty:hidden">
          {rows.map((row, at) => (
            <PackageRow
              key={row.key}
              row={row}
              nth={at + 1}
              errors={errors}
              currency={settings.currency}
              onChange={(part) =>
                change((before) =>
                  before.map((other) => (other.key === row.key ? { ...other, ...part } : other)),
                )
              }
              onRemove={() => {
                // Errors are keyed by row index, and removing a row shifts the others.
                form.setErrors({});
                change((before) => before.filter(({ key }) => key !== row.key));
              }}
            />
          ))}
        </ul>
        <AlertLine>{isOfOne(errors) ? null : (errors.packages ?? errors.form)}</AlertLine>
        <div className="flex flex-wrap gap-2">
          <Button type="submit" aria-disabled={busy || undefined}>
            {t.savePackages}
          </Button>
          {rows.length < PACKAGES_MAX ? (
            <Button
              variant="secondary"
              onClick={() =>
                change((before) => [
                  ...before,
                  { key: newKey(), sessions: '', price: '', validDays: '' },
                ])
              }
            >
              <LineIcon name="plus" />
              {t.addPackage}
            </Button>
          ) : null}
        </div>
      </Form>
    </section>
  );
}

/** Shown at its field instead. */
const isOfOne = (errors: FieldErrors) =>
  Object.keys(errors).some((path) => path.startsWith('packages.'));

interface PackageRowProps {
  row: Row;
  nth: number;
  errors: FieldErrors;
  currency: string;
  onChange: (part: Partial<Row>) => void;
  onRemove: () => void;
}

function PackageRow({ row, nth, errors, currency, onChange, onRemove }: PackageRowProps) {
  const t = translate(texts);
  const field = (name: 'sessions' | 'price' | 'validDays', label: string) => (
    <InputField
      label={label}
      error={errors[`packages.${nth - 1}.${name}`]}
      inputMode={name === 'price' ? 'decimal' : 'numeric'}
      value={row[name]}
      onChange={({ target }) => onChange({ [name]: target.value })}
    />
  );
  return (
    <li>
      <fieldset className="grid grid-cols-2 items-start gap-3 border-t pt-3 *:min-w-0 sm:grid-cols-[1fr_1fr_1fr_auto]">
        <legend className="sr-only">{t.nthPackage({ nth })}</legend>
        {field('sessions', t.sessions)}
        {field('price', t.packagePrice({ currency }))}
        {field('validDays', t.validDays)}
        <Button
          variant="ghost"
          size="icon"
          className="justify-self-end sm:mt-6.5"
          aria-label={t.removePackage({ nth })}
          onClick={onRemove}
        >
          <LineIcon name="trash" />
        </Button>
      </fieldset>
    </li>
  );
}
