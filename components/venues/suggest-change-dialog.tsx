'use client';

import { FormDialog } from '@/components/forms/form-dialog';
import { FormTextField } from '@/components/forms/form-text-field';
import type { DialogProps } from '@/components/ui/use-dialog';
import { translate } from '@/lib/platform/language/translate';
import type { VenueDto } from '@/lib/venues/schema/read-venue';
import type { FactName } from '@/lib/venues/schema/suggest-change';
import { DuplicateChoice } from './duplicate-choice';
import { texts } from './form-texts';
import { RadioList } from './radio-list';
import { type SuggestionForm, type SuggestionKind, useSuggestion } from './use-suggestion';

interface SuggestChangeDialogProps extends DialogProps {
  venue: VenueDto;
}

function allKinds(): { value: SuggestionKind; label: string; note: string }[] {
  const t = translate(texts);
  return [
    { value: 'edit', label: t.somethingWrong, note: t.anythingElse },
    { value: 'closed', label: t.hasClosed, note: t.whatDoYouKnow },
    { value: 'duplicate', label: t.isListedTwice, note: t.whatDoYouKnow },
  ];
}

/** People who may edit the venue can only report a duplicate: they may not edit the other listing. */
export function SuggestChangeDialog({ venue, ...dialog }: SuggestChangeDialogProps) {
  const t = translate(texts);
  const form = useSuggestion(venue, () => dialog.onOpenChange(false));
  const { values, errors, change } = form;
  const kinds = allKinds().filter(({ value }) => value === 'duplicate' || !venue.canEdit);
  const kind = kinds.find(({ value }) => value === values.kind);
  return (
    <FormDialog
      {...dialog}
      {...form.dialog}
      title={
        venue.canEdit
          ? t.listedTwiceTitle({ venue: venue.name })
          : t.suggestTitle({ venue: venue.name })
      }
      submit={t.sendSuggestion}
    >
      {kinds.length > 1 ? (
        <RadioList
          legend={t.whatShouldChange}
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
        label={kind?.note ?? t.anythingElse}
        optional
        rows={3}
        value={values.note}
        onChange={(note) => change({ note })}
        error={errors.note}
      />
    </FormDialog>
  );
}

const FACTS: { name: FactName; type?: string; rows?: number }[] = [
  { name: 'name' },
  { name: 'address' },
  { name: 'phone', type: 'tel' },
  { name: 'website', type: 'url' },
  { name: 'pricing', rows: 2 },
];

function FactFields({ form: { values, errors, change } }: { form: SuggestionForm }) {
  const t = translate(texts);
  return (
    <div className="grid gap-4">
      <p className="text-muted-foreground text-sm">{t.putRight}</p>
      {FACTS.map(({ name, type, rows }) => (
        <FormTextField
          key={name}
          label={t[name]}
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
