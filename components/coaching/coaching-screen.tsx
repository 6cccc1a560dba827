'use client';

import { useSearchParams } from 'next/navigation';
import { Link } from '@/components/language/link';
import { useViewer } from '@/components/layout/viewer';
import { CardGrid } from '@/components/lists/card-grid';
import { ListButton, listAddress } from '@/components/lists/list-button';
import { MoreItems } from '@/components/lists/more-link';
import { useAddress } from '@/components/lists/use-address';
import { useBatches } from '@/components/lists/use-batches';
import { buttonVariants } from '@/components/ui/button-variants';
import { Skeleton } from '@/components/ui/card';
import { ErrorState } from '@/components/ui/empty-state';
import { LineIcon } from '@/components/ui/line-icon';
import { Loading } from '@/components/ui/loading';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs';
import type { CoachingDirectory } from '@/lib/coaching/loaders';
import type { CoachCardDto } from '@/lib/coaching/schema/card';
import type { TrainingVenueDto } from '@/lib/coaching/schema/directory';
import { fullAddress } from '@/lib/platform/geocoding/full-address';
import type { FirstBatch } from '@/lib/platform/http/first-batch';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import type { SportDto } from '@/lib/sports/schema';
import { sportWords } from '@/lib/sports/words';
import { ClassList } from './class-list';
import { CoachCard } from './coach-card';
import { CoachLink } from './coach-header';
import { CoachingFilterForm } from './coaching-filter-form';
import {
  COACHING_ADDRESS,
  type CoachingFilters,
  type CoachingTab,
  coachesUrl,
  hasCoachingFilters,
  NO_COACHING_FILTERS,
} from './coaching-filters';
import { DirectoryList } from './directory-list';
import { NothingFound } from './nothing-found';
import { texts } from './texts';

interface CoachResultsProps {
  filters: CoachingFilters;
  /** The server's first batch, and the URL it was fetched from. */
  first: FirstBatch<CoachCardDto>;
  onClear: (() => void) | null;
}

function CoachResults({ filters, first, onClear }: CoachResultsProps) {
  const t = translate(texts);
  const query = useBatches('coaches', coachesUrl(filters), { first });
  const coaches = query.data?.pages.flatMap(({ items }) => items) ?? [];
  if (query.isError && coaches.length === 0) {
    return <ErrorState title={t.coachesFailed} query={query} />;
  }
  if (query.isPending) return <CoachSkeletons />;
  if (coaches.length === 0) {
    return (
      <NothingFound
        drawing="search"
        title={t.noCoaches}
        description={t.noCoachesHint}
        onClear={onClear}
      />
    );
  }
  return (
    <div className="grid gap-4 *:min-w-0">
      <h2 className="sr-only">{t.coaches}</h2>
      <CardGrid faded={query.isPlaceholderData}>
        {coaches.map((coach) => (
          <li key={coach.id}>
            <CoachCard coach={coach} />
          </li>
        ))}
      </CardGrid>
      <MoreItems query={query}>{t.moreCoaches}</MoreItems>
    </div>
  );
}

function CoachSkeletons() {
  return (
    <Loading label={translate(texts).lookingForCoaches}>
      <CardGrid>
        {['a', 'b', 'c'].map((key) => (
          <li key={key}>
            <Skeleton className="h-56" />
          </li>
        ))}
      </CardGrid>
    </Loading>
  );
}

function TrainingVenue({ venue }: { venue: TrainingVenueDto }) {
  const t = translate(texts);
  return (
    <article className="flex flex-col gap-2 rounded-card border bg-card p-4">
      <h3 className="wrap-anywhere text-xl" dir="auto">
        <Link href={routes.venue(venue.id)} className="hover:underline">
          {venue.name}
        </Link>
      </h3>
      <p className="flex items-start gap-1.5 text-muted-foreground text-sm">
        <LineIcon name="map-pin" className="mt-0.5 size-4 shrink-0" />
        <bdi className="wrap-anywhere">{fullAddress(venue)}</bdi>
      </p>
      <p className="text-sm">
        {t.listOfSports({ sports: venue.sports.map((name) => sportWords(name)) })}
      </p>
      <p className="mt-auto flex flex-wrap gap-x-1.5 border-t pt-3 text-sm">
        {t.trainsHere}
        {venue.coaches.map((coach) => (
          <CoachLink key={coach.id} coach={coach} />
        ))}
      </p>
    </article>
  );
}

const TABS = [
  ['coaches', 'coaches'],
  ['classes', 'classes'],
  ['venues', 'trainingVenues'],
] as const;

const partsOf = (tab: CoachingTab) => ({ tab: tab === 'coaches' ? null : tab });

interface CoachingScreenProps {
  sports: SportDto[];
  directory: CoachingDirectory;
}

export function CoachingScreen({ sports, directory }: CoachingScreenProps) {
  const t = translate(texts);
  const params = useSearchParams();
  const { shown, applied, change, apply } = useAddress(COACHING_ADDRESS);
  const onClear = hasCoachingFilters(applied) ? () => apply(NO_COACHING_FILTERS) : null;
  return (
    <div className="grid min-w-0 gap-3 *:min-w-0 sm:grid-cols-[minmax(0,1fr)_auto] sm:gap-5 sm:*:col-span-full">
      <div className="sm:col-span-1!">
        <h1 className="text-3xl">{t.coaching}</h1>
        <p className="mt-1 max-w-prose text-muted-foreground max-sm:hidden">{t.intro}</p>
      </div>
      <TopLinks />
      <CoachingFilterForm
        sports={sports}
        choices={directory.choices}
        filters={shown}
        onChange={change}
        onChoose={apply}
      />
      {/* The triggers below are the only possible values. */}
      <Tabs value={shown.tab} onValueChange={(tab) => apply({ tab: tab as CoachingTab })}>
        <TabsList aria-label={t.coaching}>
          {TABS.map(([tab, text]) => (
            <TabsTrigger key={tab} value={tab} address={listAddress(params, partsOf(tab))}>
              {t[text]}
            </TabsTrigger>
          ))}
        </TabsList>
        <div className="hidden flex-wrap gap-2 noscript:flex">
          {TABS.map(([tab, text]) => (
            <ListButton
              key={tab}
              parts={partsOf(tab)}
              variant="secondary"
              onChoose={() => apply({ tab })}
            >
              {t[text]}
            </ListButton>
          ))}
        </div>
        <TabsContent value="coaches">
          <CoachResults filters={applied} first={directory.coaches} onClear={onClear} />
        </TabsContent>
        <TabsContent value="classes">
          <ClassList classes={directory.classes.filter(fitsClass(applied))} onClear={onClear} />
        </TabsContent>
        <TabsContent value="venues">
          <DirectoryList
            title={t.trainingVenues}
            items={directory.venues.filter(fitsVenue(applied, sports))}
            empty={{ drawing: 'venues', title: t.noVenues, description: t.noVenuesHint, onClear }}
            card={(venue) => <TrainingVenue venue={venue} />}
          />
        </TabsContent>
      </Tabs>
    </div>
  );
}

function TopLinks() {
  const t = translate(texts);
  const { user } = useViewer();
  return (
    <div className="flex flex-wrap gap-2 max-sm:order-last sm:col-span-1! sm:self-start">
      {user ? (
        <Link href={routes.bookings()} className={buttonVariants({ variant: 'secondary' })}>
          {t.myBookings}
        </Link>
      ) : null}
      <Link href={routes.coachApplication()} className={buttonVariants()}>
        <LineIcon name="graduation-cap" />
        {t.apply}
      </Link>
    </div>
  );
}

const says = (search: string, parts: (string | null)[]) =>
  parts.some((text) => text?.toLowerCase().includes(search.trim().toLowerCase()));

const isAt = (place: string, parts: (string | null)[]) =>
  place === '' || [...parts, parts.filter(Boolean).join(', ')].includes(place);

function fitsClass({ search, sportId, location }: CoachingFilters) {
  return ({ name, description, coach }: CoachingDirectory['classes'][number]) =>
    (sportId === null || coach.sport.id === sportId) &&
    isAt(location, [...(coach.location?.split(', ') ?? []), coach.location]) &&
    says(search, [name, description, coach.name, coach.sport.name, sportWords(coach.sport.name)]);
}

function fitsVenue({ search, sportId, location }: CoachingFilters, sports: SportDto[]) {
  const sport = sports.find(({ id }) => id === sportId)?.name;
  return (venue: CoachingDirectory['venues'][number]) =>
    (sportId === null || (sport !== undefined && venue.sports.includes(sport))) &&
    isAt(location, [venue.area, venue.city]) &&
    says(search, [venue.name, venue.address, ...venue.coaches.map(({ name }) => name)]);
}
