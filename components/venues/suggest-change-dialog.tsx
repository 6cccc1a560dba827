'use client';

import { useQuery } from '@tanstack/react-query';
import { liftErrors } from '@/components/forms/field-errors';
import { FormDialog } from '@/components/forms/form-dialog';
import { FormTextField } from '@/components/forms/form-text-field';
import { useServerForm } from '@/components/forms/use-server-form';
import { rich } from '@/components/language/rich';
import { ErrorState } from '@/components/ui/empty-state';
import type { DialogProps } from '@/components/ui/use-dialog';
import { placeName } from '@/lib/platform/geocoding/place-name';
import { api } from '@/lib/platform/http/client';
import { readQuery } from '@/lib/platform/http/queries';
import { translate } from '@/lib/platform/language/translate';
import type { VenueDto } from '@/lib/venues/schema/read-venue';
import {
  FACT_NAMES,
  type FactName,
  type OpenSuggestionDto,
  suggestChangeSchema,
} from '@/lib/venues/schema/suggest-change';
import { texts } from './form-texts';
import { RadioList } from './radio-list';
import { similarVenuesUrl } from './venue-form-values';

type SuggestionKind = OpenSuggestionDto['kind'];

interface SuggestionValues extends Record<FactName, string> {
  kind: SuggestionKind;
  note: string;
  duplicateOfId: number | null;
}

function listedFacts(venue: VenueDto): Record<FactName, string> {
  const { name, address, phone, website, pricing } = venue;
  return {
    name,
    address,
    phone: phone ?? '',
    website: website ?? '',
    pricing: pricing ?? '',
  };
}

/** Input remains until it is sent. */
function useSuggestion(venue: VenueDto, onSent: () => void) {
  const t = translate(texts);
  const listed = listedFacts(venue);
  const first: SuggestionValues = {
    kind: venue.canEdit ? 'duplicate' : 'edit',
    note: '',
    duplicateOfId: null,
    ...listed,
  };
  return useServerForm({
    schema: suggestChangeSchema,
    draft: `suggestion:${venue.id}`,
    values: first,
    nextValues: (typed) => ({ ...typed, ...listed, note: '' }),
    fields: ['note', 'duplicateOfId'],
    toBody: (values) => toBody(values, listed),
    // The schema reports a refused value as 'changes'; here each value has its own field.
    check: (found) => liftErrors(found, 'changes'),
    send: (body) => api('POST /api/venues/{id}/suggestions', { params: { id: venue.id }, body }),
    done: () => ({ title: t.thankYou, description: t.willBeReviewed }),
    onDone: onSent,
    failed: t.suggestFailed,
  });
}

/** Only values that differ from the listing are sent. */
function toBody(values: SuggestionValues, listed: Record<FactName, string>) {
  const { kind, note, duplicateOfId } = values;
  const changed = FACT_NAMES.filter((name) => values[name].trim() !== listed[name]);
  return {
    kind,
    note,
    ...(kind === 'edit'
      ? { changes: Object.fromEntries(changed.map((name) => [name, values[name]])) }
      : {}),
    ...(kind === 'duplicate' && duplicateOfId !== null ? { duplicateOfId } : {}),
  };
}

type SuggestionForm = ReturnType<typeof useSuggestion>;

interface DuplicateChoiceProps {
  venue: VenueDto;
  value: number | null;
  onChange: (id: number) => void;
  error?: string;
}

/** Chooses the other listing of the same venue, from those with a similar name or position. */
function DuplicateChoice({ venue, value, onChange, error }: DuplicateChoiceProps) {
  const t = translate(texts);
  const query = useQuery(readQuery('venues', similarVenuesUrl(venue)));
  const others = query.data?.filter(({ id }) => id !== venue.id) ?? [];
  if (query.isError) {
    return <ErrorState title={t.listingsFailed} query={query} />;
  }
  if (query.isPending) {
    return (
      <p role="status" className="text-muted-foreground text-sm">
        {t.lookingForListings}
      </p>
    );
  }
  if (others.length === 0) {
    return (
      <p role="status" className="text-sm">
        {t.noSimilar}
      </p>
    );
  }
  return (
    <RadioList
      legend={t.whichOne}
      value={value}
      onChange={onChange}
      error={error}
      options={others.map(({ id, name, address, city }) => ({
        value: id,
        label: (
          <>
            <bdi className="block">{name}</bdi>
            <span className="block font-aside text-muted-foreground" dir="auto">
              {rich(t.addressInCity, {
                address: <bdi>{address}</bdi>,
                city: <bdi>{placeName(city)}</bdi>,
              })}
            </span>
          </>
        ),
      }))}
    />
  );
}

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
