'use client';

import { FormDialog } from '@/components/forms/form-dialog';
import { useAction } from '@/components/forms/use-action';
import { Link } from '@/components/language/link';
import { rich } from '@/components/language/rich';
import { useRouter } from '@/components/layout/use-router';
import { Button } from '@/components/ui/button';
import { buttonVariants } from '@/components/ui/button-variants';
import { useDialog } from '@/components/ui/use-dialog';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { wordsOf } from '@/lib/platform/language/words';
import { routes } from '@/lib/routes';
import type { OpenSuggestionDto } from '@/lib/venues/schema/suggest-change';
import { texts } from './form-texts';
import { SUGGESTIONS_KEY, VENUE_KEY } from './venues-query';

interface Decision {
  suggestion: OpenSuggestionDto;
  action: 'apply' | 'dismiss';
}

export function useDecideSuggestion() {
  const t = translate(texts);
  const router = useRouter();
  // The console lists suggestions too.
  const { run, busy } = useAction({ refresh: [VENUE_KEY, SUGGESTIONS_KEY, 'admin'] });
  const decide = ({ suggestion: { venueId, id }, action }: Decision) =>
    run({
      call: () =>
        api('POST /api/venues/{id}/suggestions/{suggestionId}/{action}', {
          params: { id: venueId, suggestionId: id, action },
        }),
      done: action === 'apply' ? t.suggestionApplied : t.suggestionDismissed,
      failed: t.tryAgain,
      onDone: () => router.refresh(),
    });
  return { decide, busy };
}

interface SuggestionCardProps {
  suggestion: OpenSuggestionDto;
  /** Names the venue where several are listed together. */
  named?: boolean;
  busy: boolean;
  onDecide: (action: 'apply' | 'dismiss') => Promise<void>;
}

/** A suggested change beside the current values, with buttons to accept or reject it. */
export function SuggestionCard({ suggestion, named, busy, onDecide }: SuggestionCardProps) {
  const t = translate(texts);
  const { venueId, venueName, kind, note, changes, suggestedBy, createdAt } = suggestion;
  const isNote = kind === 'edit' && changes.length === 0;
  const merging = useDialog();
  const title = titleOf(kind);
  const answer = isNote ? t.markDone : answerOf(kind);
  return (
    <article className="grid gap-3 rounded-card border bg-card p-4">
      <div>
        <h3 className="wrap-anywhere text-base" dir="auto">
          {named ? (
            <Link href={routes.venue(venueId)} className="underline underline-offset-4">
              {venueName}
            </Link>
          ) : (
            title
          )}
        </h3>
        <p className="wrap-anywhere text-muted-foreground text-sm">
          {rich(t.suggestionOrigin({ kind: named === true, person: Boolean(suggestedBy) }), {
            kind: title,
            person: <bdi>{suggestedBy}</bdi>,
            date: (
              <time dateTime={createdAt}>{wordsOf().date(createdAt, { dateStyle: 'medium' })}</time>
            ),
          })}
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
          <Link
            href={routes.editVenue(venueId)}
            className={buttonVariants({ variant: 'secondary' })}
          >
            {t.editVenue}
          </Link>
        ) : null}
        <Button
          variant={isNote ? 'secondary' : 'primary'}
          aria-label={t.answerFor({ answer, venue: venueName })}
          aria-disabled={busy || undefined}
          onClick={kind === 'duplicate' ? merging.show : () => onDecide('apply')}
        >
          {answer}
        </Button>
        <Button
          variant="ghost"
          aria-label={t.answerFor({ answer: t.dismiss, venue: venueName })}
          aria-disabled={busy || undefined}
          onClick={() => onDecide('dismiss')}
        >
          {t.dismiss}
        </Button>
      </div>
      {merging.wanted ? (
        <FormDialog
          {...merging.props}
          title={t.mergeTitle({ venue: venueName })}
          description={t.mergeHint}
          submit={t.merge}
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

type Kind = OpenSuggestionDto['kind'];

function titleOf(kind: Kind): string {
  const { suggestedEdit, suggestedClosing, suggestedDuplicate } = translate(texts);
  return { edit: suggestedEdit, closed: suggestedClosing, duplicate: suggestedDuplicate }[kind];
}

function answerOf(kind: Kind): string {
  const { apply, markClosed, merge } = translate(texts);
  return { edit: apply, closed: markClosed, duplicate: merge }[kind];
}

function Changes({ suggestion: { changes, duplicateOf } }: { suggestion: OpenSuggestionDto }) {
  const t = translate(texts);
  if (duplicateOf) {
    return (
      <p className="wrap-anywhere rounded-control bg-muted px-3 py-2 text-sm">
        {rich(t.samePlaceAs, {
          venue: (
            <Link
              href={routes.venue(duplicateOf.id)}
              className="text-primary-ink underline underline-offset-4"
            >
              <bdi>{duplicateOf.name}</bdi>
            </Link>
          ),
          address: <bdi>{duplicateOf.address}</bdi>,
        })}
      </p>
    );
  }
  if (changes.length === 0) return null;
  return (
    <dl className="grid gap-2 rounded-control bg-muted px-3 py-2 text-sm">
      {changes.map(({ field, before, after }) => (
        <div key={field} className="grid gap-0.5">
          <dt className="text-muted-foreground">{t[field]}</dt>
          <dd className="wrap-anywhere">
            <del className="text-muted-foreground" dir="auto">
              {before || t.nothing}
            </del>{' '}
            <span aria-hidden className="inline-block rtl:-scale-x-100">
              →
            </span>{' '}
            <ins className="font-semibold no-underline" dir="auto">
              {after || t.nothing}
            </ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
