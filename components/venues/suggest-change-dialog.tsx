'use client';

import { FormDialog } from '@/components/forms/form-dialog';
import { FormTextField } from '@/components/forms/form-text-field';
import type { DialogProps } from '@/components/ui/use-dialog';
import { isolate } from '@/lib/platform/validation/isolate';
import type { VenueDto } from '@/lib/venues/schema/read-venue';
import type { FactName } from '@/lib/venues/schema/suggest-change';
import { DuplicateChoice } from './duplicate-choice';
import { RadioList } from './radio-list';
import { type SuggestionForm, type SuggestionKind, useSuggestion } from './use-suggestion';

interface SuggestChangeDialogProps extends DialogProps {
  venue: VenueDto;
}

const KINDS: { value: SuggestionKind; label: string; note: string }[] = [
  { value: 'edit', label: 'Something about it is wrong', note: 'Anything else?' },
  { value: 'closed', label: 'It has closed for good', note: 'What do you know of it?' },
  { value: 'duplicate', label: 'It is listed twice', note: 'What do you know of it?' },
];

/** People who may edit the venue can only report a duplicate: they may not edit the other listing. */
export function SuggestChangeDialog({ venue, ...dialog }: SuggestChangeDialogProps) {
  const form = useSuggestion(venue, () => dialog.onOpenChange(false));
  const { values, errors, change } = form;
  const kinds = venue.canEdit ? KINDS.filter(({ value }) => value === 'duplicate') : KINDS;
  const kind = kinds.find(({ value }) => value === values.kind);
  return (
    <FormDialog
      {...dialog}
      {...form.dialog}
      title={
        venue.canEdit
          ? `${isolate(venue.name)} is listed twice`
          : `Suggest an edit to ${isolate(venue.name)}`
      }
      submit="Send suggestion"
    >
      {kinds.length > 1 ? (
        <RadioList
          legend="What should change?"
          options={kinds}
          value={values.kind}
          onChange={(next) => {
            change({ kind: next });
            form.setErrors({});
          }}
        />
      ) : null}
      {values.kind === 'edit' && kind ? <FactFields form={form} /> : null}
      {values.kind === 'duplicate' ? (
        <DuplicateChoice
          venue={venue}
          value={values.duplicateOfId}
          onChange={(duplicateOfId) => change({ duplicateOfId })}
          error={errors.duplicateOfId}
        />
      ) : null}
      <FormTextField
        label={kind?.note ?? 'Anything else?'}
        optional
        rows={3}
        value={values.note}
        onChange={(note) => change({ note })}
        error={errors.note}
      />
    </FormDialog>
  );
}

const FACTS: { name: FactName; label: string; type?: string; rows?: number }[] = [
  { name: 'name', label: 'Name' },
  { name: 'address', label: 'Address' },
  { name: 'phone', label: 'Phone', type: 'tel' },
  { name: 'website', label: 'Website', type: 'url' },
  { name: 'pricing', label: 'Pricing', rows: 2 },
];

function FactFields({ form: { values, errors, change } }: { form: SuggestionForm }) {
  return (
    <div className="grid gap-4">
      <p className="text-muted-foreground text-sm">Put right what is wrong; leave the rest.</p>
      {FACTS.map(({ name, label, type, rows }) => (
        <FormTextField
          key={name}
          label={label}
          type={type}
          rows={rows}
          value={values[name]}
          onChange={(value) => change({ [name]: value })}
          error={errors[name]}
        />
      ))}
    </div>
  );
}
