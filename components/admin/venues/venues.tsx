'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { texts } from '@/components/admin/texts';
import { Link } from '@/components/language/link';
import { rich } from '@/components/language/rich';
import { searchAddress } from '@/components/lists/address';
import { MoreButton } from '@/components/lists/more-button';
import { useAddress } from '@/components/lists/use-address';
import { Button } from '@/components/ui/button';
import { Badge } from '@/components/ui/count-badge';
import { EmptyState } from '@/components/ui/empty-state';
import { useDialog } from '@/components/ui/use-dialog';
import { SuggestionCard, useDecideSuggestion } from '@/components/venues/suggestion-card';
import { fullAddress } from '@/lib/platform/geocoding/full-address';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import type { AdminVenueDto, CurateAction } from '@/lib/venues/schema/curate-venue';
import { AdminList, AdminSearch } from '../admin-list';
import { suggestionsQuery, venuesQuery } from '../admin-query';
import { type ActWords, type Moderation, useModeration } from '../moderate-dialog';
import { ModerationButtons } from '../moderation-buttons';
import { MergeDialog } from './merge-dialog';
import { Misplaced } from './misplaced';

function actsOn(venue: string): Record<CurateAction, ActWords> {
  const t = translate(texts);
  return {
    verify: {
      label: t.verify,
      done: t.venueVerified,
      description: t.verifyHint,
      title: t.verifyTitle({ venue }),
      accessibleName: t.verifyName({ venue }),
    },
    unverify: {
      label: t.unverify,
      done: t.badgeRemoved,
      description: t.unverifyHint,
      title: t.unverifyTitle({ venue }),
      accessibleName: t.unverifyName({ venue }),
    },
    close: {
      label: t.close,
      done: t.markedClosed,
      description: t.closeHint,
      title: t.closeTitle({ venue }),
      accessibleName: t.closeName({ venue }),
    },
    reopen: {
      label: t.reopen,
      done: t.markedOpen,
      description: t.reopenHint,
      title: t.reopenTitle({ venue }),
      accessibleName: t.reopenName({ venue }),
    },
    hide: {
      label: t.hide,
      done: t.venueHidden,
      description: t.hideHint,
      title: t.hideTitle({ venue }),
      accessibleName: t.hideName({ venue }),
    },
    show: {
      label: t.show,
      done: t.venueListed,
      description: t.showHint,
      title: t.showTitle({ venue }),
      accessibleName: t.showName({ venue }),
    },
  };
}

interface VenueRowProps {
  venue: AdminVenueDto;
  onAct: (act: Moderation) => void;
  onMerge: () => void;
}

function VenueRow({ venue, onAct, onMerge }: VenueRowProps) {
  const { id, name, addedBy, owner, rating, reviewCount } = venue;
  const t = translate(texts);
  const actions: CurateAction[] = [
    venue.isVerified ? 'unverify' : 'verify',
    venue.isClosed ? 'reopen' : 'close',
    venue.isHidden ? 'show' : 'hide',
  ];
  return (
    <article className="flex flex-wrap items-center justify-between gap-3 rounded-card border bg-card p-4">
      <div className="min-w-0">
        <h3 className="wrap-anywhere text-base" dir="auto">
          {venue.isHidden ? (
            name
          ) : (
            <Link href={routes.venue(id)} className="hover:underline">
              {name}
            </Link>
          )}
        </h3>
        <p className="wrap-anywhere text-muted-foreground text-sm" dir="auto">
          {fullAddress(venue)}
        </p>
        <p className="wrap-anywhere text-muted-foreground text-sm">
          {t.venueRating({ rating: rating.toFixed(1), count: reviewCount })}
          {addedBy ? <> · {rich(t.addedBy, { name: <bdi>{addedBy}</bdi> })}</> : null}
          {owner ? <> · {rich(t.runBy, { name: <bdi>{owner}</bdi> })}</> : null}
        </p>
        <Badges venue={venue} />
      </div>
      <ModerationButtons
        actions={actions}
        words={actsOn(name)}
        onAct={onAct}
        toAct={(action) => ({
          key: `venue ${id} ${action}`,
          send: (body) =>
            api('POST /api/admin/venues/{id}/{action}', { params: { id, action }, body }),
          noteHint: t.venueNotesAreRead,
          destructive: action === 'hide',
        })}
      >
        {venue.isHidden ? null : (
          <Button variant="secondary" aria-label={t.mergeName({ venue: name })} onClick={onMerge}>
            {t.merge}
          </Button>
        )}
      </ModerationButtons>
    </article>
  );
}

function Badges({ venue }: { venue: AdminVenueDto }) {
  const { isVerified, isClosed, isHidden, openSuggestions, openReports } = venue;
  const t = translate(texts);
  return (
    <p className="mt-1.5 flex flex-wrap gap-1.5 empty:hidden">
      {isVerified ? <Badge variant="primary">{t.isVerified}</Badge> : null}
      {isClosed ? <Badge variant="outline">{t.isClosed}</Badge> : null}
      {isHidden ? <Badge variant="destructive">{t.isHidden}</Badge> : null}
      {openSuggestions > 0 ? <Badge>{t.suggestionCount({ count: openSuggestions })}</Badge> : null}
      {openReports > 0 ? <Badge>{t.openReports({ count: openReports })}</Badge> : null}
    </p>
  );
}

const ADDRESS = searchAddress('venue');

/** Finds any venue by text or id, hidden ones included; without a query, the newest. */
function VenueSearch() {
  const { applied, apply } = useAddress(ADDRESS);
  const { moderate, dialog } = useModeration();
  const [gone, setGone] = useState<AdminVenueDto | null>(null);
  const merge = useDialog();
  const query = useInfiniteQuery(venuesQuery(applied.search));
  const t = translate(texts);
  const venues = query.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <div className="grid gap-4">
      <AdminSearch
        label={t.searchVenues}
        placeholder={t.nameAddressOrId}
        asked={applied.search}
        onAsk={(search) => apply({ search })}
      />
      <AdminList query={query} loading={t.loadingVenues}>
        {venues.length === 0 ? (
          <EmptyState as="h3" drawing="search" title={t.noVenues} />
        ) : (
          <ul className="grid gap-3">
            {venues.map((venue) => (
              <li key={venue.id}>
                <VenueRow
                  venue={venue}
                  onAct={moderate}
                  onMerge={() => {
                    setGone(venue);
                    merge.show();
                  }}
                />
              </li>
            ))}
          </ul>
        )}
        <MoreButton query={query}>{t.moreVenues}</MoreButton>
      </AdminList>
      {dialog}
      {gone ? <MergeDialog {...merge.props} key={gone.id} gone={gone} /> : null}
    </div>
  );
}

export function Venues() {
  const t = translate(texts);
  return (
    <div className="grid min-w-0 gap-8 *:min-w-0">
      <section aria-labelledby="venue-suggestions" className="grid gap-3">
        <h2 id="venue-suggestions" className="text-xl">
          {t.suggestions}
        </h2>
        <Suggestions />
      </section>
      <Misplaced />
      <section aria-labelledby="all-venues" className="grid gap-3">
        <h2 id="all-venues" className="text-xl">
          {t.allVenues}
        </h2>
        <VenueSearch />
      </section>
    </div>
  );
}

function Suggestions() {
  const t = translate(texts);
  const query = useInfiniteQuery(suggestionsQuery);
  const { decide, busy } = useDecideSuggestion();
  const suggestions = query.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <AdminList query={query} loading={t.loadingSuggestions}>
      {suggestions.length === 0 ? (
        <EmptyState
          as="h3"
          drawing="venues"
          title={t.noSuggestions}
          description={t.noSuggestionsHint}
        />
      ) : (
        <ul className="grid items-start gap-3 *:min-w-0 lg:grid-cols-2">
          {suggestions.map((suggestion) => (
            <li key={suggestion.id}>
              <SuggestionCard
                suggestion={suggestion}
                named
                busy={busy}
                onDecide={(action) => decide({ suggestion, action })}
              />
            </li>
          ))}
        </ul>
      )}
      <MoreButton query={query}>{t.moreSuggestions}</MoreButton>
    </AdminList>
  );
}
