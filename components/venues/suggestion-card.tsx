'use client';

import Link from 'next/link';
import { FormDialog } from '@/components/forms/form-dialog';
import { Button } from '@/components/ui/button';
import { useDialog } from '@/components/ui/use-dialog';
import { isolate } from '@/lib/platform/validation/isolate';
import { routes } from '@/lib/routes';
import type { FactName, OpenSuggestionDto } from '@/lib/venues/schema/suggest-change';

const LABELS: Record<FactName, string> = {
  name: 'Name',
  address: 'Address',
  phone: 'Phone',
  website: 'Website',
  pricing: 'Pricing',
};

const dayFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });

interface SuggestionCardProps {
  suggestion: OpenSuggestionDto;
  /** Names the venue where several are listed together. */
  named?: boolean;
  busy: boolean;
  onDecide: (action: 'apply' | 'dismiss') => Promise<void>;
}

/** A suggested change beside the current values, with buttons to accept or reject it. */
export function SuggestionCard({ suggestion, named, busy, onDecide }: SuggestionCardProps) {
  const { venueId, venueName, kind, note, changes, suggestedBy, createdAt } = suggestion;
  const isNote = kind === 'edit' && changes.length === 0;
  const merging = useDialog();
  return (
    <article className="grid gap-3 rounded-card border bg-card p-4">
      <div>
        <h3 className="wrap-anywhere text-base" dir="auto">
          {named ? (
            <Link href={routes.venue(venueId)} className="underline underline-offset-4">
              {venueName}
            </Link>
          ) : (
            TITLES[kind]
          )}
        </h3>
        <p className="wrap-anywhere text-muted-foreground text-sm">
          {named ? `${TITLES[kind]}, ` : ''}
          {suggestedBy ? (
            <>
              by <bdi>{suggestedBy}</bdi>,{' '}
            </>
          ) : null}
          <time dateTime={createdAt}>{dayFormat.format(new Date(createdAt))}</time>
        </p>
      </div>
      <Changes suggestion={suggestion} />
      {note ? (
        <p className="wrap-anywhere whitespace-pre-line text-sm" dir="auto">
          {note}
        </p>
      ) : null}
      <div className="flex flex-wrap gap-2">
        {isNote ? (
          <Button asChild variant="secondary">
            <Link href={routes.editVenue(venueId)}>Edit Venue</Link>
          </Button>
        ) : null}
        <Button
          variant={isNote ? 'secondary' : 'primary'}
          aria-label={`${isNote ? 'Mark as done' : ANSWERS[kind]}: suggestion for ${isolate(venueName)}`}
          aria-disabled={busy || undefined}
          onClick={kind === 'duplicate' ? merging.show : () => onDecide('apply')}
        >
          {isNote ? 'Mark as done' : ANSWERS[kind]}
        </Button>
        <Button
          variant="ghost"
          aria-label={`Dismiss: suggestion for ${isolate(venueName)}`}
          aria-disabled={busy || undefined}
          onClick={() => onDecide('dismiss')}
        >
          Dismiss
        </Button>
      </div>
      {merging.wanted ? (
        <FormDialog
          {...merging.props}
          title={`Merge: ${isolate(venueName)}`}
          description="Its reviews, pictures and games move to the other listing, and its address redirects there permanently. This cannot be undone."
          submit="Merge"
          destructive
          busy={busy}
          onSubmit={() => {
            merging.props.onOpenChange(false);
            return onDecide('apply');
          }}
        />
      ) : null}
    </article>
  );
}

const TITLES = {
  edit: 'Suggested edit',
  closed: 'Closed for good',
  duplicate: 'Listed twice',
} as const;
const ANSWERS = { edit: 'Apply', closed: 'Mark as closed', duplicate: 'Merge' } as const;

function Changes({ suggestion: { changes, duplicateOf } }: { suggestion: OpenSuggestionDto }) {
  if (duplicateOf) {
    return (
      <p className="wrap-anywhere rounded-control bg-muted px-3 py-2 text-sm">
        The same place as{' '}
        <Link
          href={routes.venue(duplicateOf.id)}
          className="text-primary-ink underline underline-offset-4"
        >
          <bdi>{duplicateOf.name}</bdi>
        </Link>
        , <bdi>{duplicateOf.address}</bdi>
      </p>
    );
  }
  if (changes.length === 0) return null;
  return (
    <dl className="grid gap-2 rounded-control bg-muted px-3 py-2 text-sm">
      {changes.map(({ field, before, after }) => (
        <div key={field} className="grid gap-0.5">
          <dt className="text-muted-foreground">{LABELS[field]}</dt>
          <dd className="wrap-anywhere">
            <del className="text-muted-foreground" dir="auto">
              {before || 'nothing'}
            </del>{' '}
            <span aria-hidden>→</span>{' '}
            <ins className="font-semibold no-underline" dir="auto">
              {after || 'nothing'}
            </ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
