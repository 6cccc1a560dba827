'use client';

import { Plus, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { type FieldErrors, problemsOf } from '@/components/forms/field-errors';
import { LabelledField } from '@/components/forms/labelled-field';
import { Button } from '@/components/ui/button';
import { Form } from '@/components/ui/form';
import { Input } from '@/components/ui/input';
import { PACKAGES_MAX } from '@/lib/coaching/constants';
import { type DeskDto, setPackagesSchema } from '@/lib/coaching/schema/desk';
import { useDeskStep } from './use-desk-step';

interface Row {
  key: string;
  sessions: string;
  price: string;
  /** Empty: without end. */
  validDays: string;
}

const toRow = ({ sessions, price, validDays }: DeskDto['packages'][number]): Row => ({
  key: String(sessions),
  sessions: String(sessions),
  price: String(price),
  validDays: validDays === null ? '' : String(validDays),
});

const numberOf = (text: string) => (text.trim() === '' ? undefined : Number(text));
const toBody = (rows: Row[]) => ({
  packages: rows.map(({ sessions, price, validDays }) => ({
    sessions: numberOf(sessions),
    price: numberOf(price),
    validDays: numberOf(validDays) ?? null,
  })),
});

/** What a coach offers beside single sessions; saved all at once. */
export function DeskPackages({ desk }: { desk: DeskDto }) {
  const [rows, setRows] = useState<Row[]>(() => desk.packages.map(toRow));
  const { errors, setErrors, busy, take } = useDeskStep(desk.id, ['packages']);

  async function save(): Promise<void> {
    const body = toBody(rows);
    const problems = problemsOf(setPackagesSchema, body);
    setErrors(problems ?? {});
    if (problems) return;
    await take({ path: 'packages', method: 'PUT', body, done: 'Packages saved' });
  }
  const change = (key: string, part: Partial<Row>) =>
    setRows((before) => before.map((row) => (row.key === key ? { ...row, ...part } : row)));
  return (
    <section className="grid min-w-0 gap-3 rounded-card border bg-card p-4 *:min-w-0">
      <h3 className="text-xl">Packages</h3>
      <p className="text-muted-foreground text-sm">
        Sessions of an hour that clients buy together. What was bought stays as it is.
      </p>
      <Form className="grid gap-3 *:min-w-0" aria-label="Packages" onSubmit={save}>
        <ul className="grid gap-3 *:min-w-0 empty:hidden">
          {rows.map((row, at) => (
            <PackageRow
              key={row.key}
              row={row}
              nth={at + 1}
              currency={desk.currency}
              onChange={(part) => change(row.key, part)}
              onRemove={() => setRows((before) => before.filter(({ key }) => key !== row.key))}
            />
          ))}
        </ul>
        <Problem errors={errors} />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" aria-disabled={busy || undefined}>
            Save packages
          </Button>
          {rows.length < PACKAGES_MAX ? (
            <Button
              variant="secondary"
              onClick={() =>
                setRows((before) => [
                  ...before,
                  { key: crypto.randomUUID(), sessions: '', price: '', validDays: '' },
                ])
              }
            >
              <Plus aria-hidden />
              Add package
            </Button>
          ) : null}
        </div>
      </Form>
    </section>
  );
}

function Problem({ errors }: { errors: FieldErrors }) {
  return (
    <p role="alert" className="font-[580] text-destructive-ink text-sm empty:hidden">
      {errors.packages ?? errors.form}
    </p>
  );
}

interface PackageRowProps {
  row: Row;
  nth: number;
  currency: string;
  onChange: (part: Partial<Row>) => void;
  onRemove: () => void;
}

function PackageRow({ row, nth, currency, onChange, onRemove }: PackageRowProps) {
  const id = useId();
  const field = (name: 'sessions' | 'price' | 'validDays', label: string) => (
    <LabelledField id={`${id}${name}`} label={label}>
      <Input
        id={`${id}${name}`}
        inputMode="numeric"
        value={row[name]}
        onChange={({ target }) => onChange({ [name]: target.value })}
      />
    </LabelledField>
  );
  return (
    <li>
      <fieldset className="grid grid-cols-2 items-end gap-3 border-t pt-3 *:min-w-0 sm:grid-cols-[1fr_1fr_1fr_auto]">
        <legend className="sr-only">Package {nth}</legend>
        {field('sessions', 'Sessions')}
        {field('price', `Price (${currency})`)}
        {field('validDays', 'Valid for days (optional)')}
        <Button
          variant="ghost"
          size="icon"
          className="justify-self-end"
          aria-label={`Remove package ${nth}`}
          onClick={onRemove}
        >
          <Trash2 aria-hidden />
        </Button>
      </fieldset>
    </li>
  );
}
