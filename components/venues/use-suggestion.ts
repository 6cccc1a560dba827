'use client';

import { useState } from 'react';
import { type FieldErrors, problemsOf, refusalOf } from '@/components/forms/field-errors';
import { api } from '@/lib/http/client';
import type { VenueDto } from '@/lib/venues/schema/read-venue';
import {
  FACT_NAMES,
  type FactName,
  type OpenSuggestionDto,
  suggestChangeSchema,
} from '@/lib/venues/schema/suggest-change';

export type SuggestionKind = OpenSuggestionDto['kind'];
type Facts = Record<FactName, string>;

function listedFacts(venue: VenueDto): Facts {
  const { name, address, phone, website, pricing } = venue;
  return {
    name,
    address,
    phone: phone ?? '',
    website: website ?? '',
    pricing: pricing ?? '',
  };
}

/** The state of a suggestion form. Input is kept until it is sent. */
export function useSuggestion(venue: VenueDto, onSent: () => void) {
  const [kind, setKind] = useState<SuggestionKind>(venue.canEdit ? 'duplicate' : 'edit');
  const [facts, setFacts] = useState<Facts>(() => listedFacts(venue));
  const [note, setNote] = useState('');
  const [duplicateOfId, setDuplicateOfId] = useState<number | null>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [busy, setBusy] = useState(false);

  /** Only values that differ from the listing are sent. */
  function body() {
    const listed = listedFacts(venue);
    const changed = FACT_NAMES.filter((name) => facts[name].trim() !== listed[name]);
    return {
      kind,
      note,
      ...(kind === 'edit'
        ? { changes: Object.fromEntries(changed.map((name) => [name, facts[name]])) }
        : {}),
      ...(kind === 'duplicate' && duplicateOfId !== null ? { duplicateOfId } : {}),
    };
  }
  async function send(): Promise<void> {
    const problems = problemsByField(problemsOf(suggestChangeSchema, body()), body().changes);
    setErrors(problems);
    if (Object.keys(problems).length > 0) return;
    setBusy(true);
    try {
      await api('POST /api/venues/{id}/suggestions', { params: { id: venue.id }, body: body() });
      setNote('');
      setFacts(listedFacts(venue));
      onSent();
    } catch (error) {
      setErrors(refusalOf(error, ['note', 'duplicateOfId'], 'Failed to send the suggestion'));
    } finally {
      setBusy(false);
    }
  }
  return {
    kind,
    setKind: (next: SuggestionKind) => {
      setKind(next);
      setErrors({});
    },
    facts,
    changeFact: (name: FactName, value: string) =>
      setFacts((before) => ({ ...before, [name]: value })),
    note,
    setNote,
    duplicateOfId,
    setDuplicateOfId,
    errors,
    busy,
    send,
  };
}

/** The schema reports a refused value as 'changes'; here each value has its own field. */
function problemsByField(
  problems: FieldErrors | null,
  changes: Record<string, string> = {},
): FieldErrors {
  if (!problems?.changes) return problems ?? {};
  const { changes: _, ...others } = problems;
  const facts = problemsOf(suggestChangeSchema.shape.changes, changes) ?? {};
  return { ...others, ...facts };
}

export type SuggestionState = ReturnType<typeof useSuggestion>;
