'use client';

import { liftErrors } from '@/components/forms/field-errors';
import { useServerForm } from '@/components/forms/use-server-form';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import type { VenueDto } from '@/lib/venues/schema/read-venue';
import {
  FACT_NAMES,
  type FactName,
  type OpenSuggestionDto,
  suggestChangeSchema,
} from '@/lib/venues/schema/suggest-change';
import { texts } from './form-texts';

export type SuggestionKind = OpenSuggestionDto['kind'];

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
export function useSuggestion(venue: VenueDto, onSent: () => void) {
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

export type SuggestionForm = ReturnType<typeof useSuggestion>;
