'use client';

import type { Route } from 'next';
import type { ReactNode } from 'react';
import { CoachCard } from '@/components/coaching/coach-card';
import { GroupCard } from '@/components/groups/group-card';
import { GROUPS_KEY } from '@/components/groups/groups-query';
import { Link } from '@/components/language/link';
import { addressOf } from '@/components/lists/address';
import { cardGridClasses } from '@/components/lists/card-grid';
import { RowList } from '@/components/lists/row-list';
import { ONLY_NEAR, WIDEN_SEARCH } from '@/components/lists/search-area-note';
import { useTab } from '@/components/lists/use-address';
import { countText } from '@/components/sports/count-text';
import { buttonVariants } from '@/components/ui/button-variants';
import { EmptyState } from '@/components/ui/empty-state';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs';
import { PriceAndHours } from '@/components/venues/price-and-hours';
import { VenueCard } from '@/components/venues/venue-card';
import type { ConnectionStates } from '@/lib/connections/schema';
import type { SportListsDto } from '@/lib/discover/schema';
import type { GroupCardDto } from '@/lib/groups/schema/group-card';
import type { FirstBatch } from '@/lib/platform/http/first-batch';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import type { SportDetailDto } from '@/lib/sports/schema';
import { sportWords } from '@/lib/sports/words';
import type { NearbyVenueDto } from '@/lib/venues/schema/find-nearby';
import { PagedCards } from './paged-cards';
import { SportPeople } from './sport-people';
import { texts } from './sport-texts';
import { texts as sharedTexts } from './texts';

const TABS = ['groups', 'people', 'venues', 'coaching'] as const;

export interface SportTabsProps {
  sport: SportDetailDto;
  lists: SportListsDto;
  states: ConnectionStates;
}

export function SportTabs({ sport, lists, states }: SportTabsProps) {
  const t = translate(texts);
  const [tab, setTab] = useTab(TABS);
  const sportName = sportWords(sport.name);
  const { counts, anywhere } = lists;
  const reach = {
    anywhere,
    searchAreaLink: (
      <Link
        href={addressOf(routes.sport(sport.id), {
          within: anywhere ? null : 'any',
          tab: tab === 'groups' ? null : tab,
        })}
        replace
        scroll={false}
        className={buttonVariants({ variant: 'link', size: 'sm' })}
      >
        {anywhere ? ONLY_NEAR : WIDEN_SEARCH}
      </Link>
    ),
  };
  // A list with an empty circle continues beyond it, where nothing was counted.
  const reached = (count: number) => ({
    count: count === 0 && !anywhere ? null : countText(count),
  });
  return (
    <Tabs value={tab} onValueChange={setTab}>
      <TabsList aria-label={sportName}>
        <TabsTrigger value="groups">{t.groupsTab(reached(counts.groups))}</TabsTrigger>
        <TabsTrigger value="people">{t.peopleTab(reached(counts.people))}</TabsTrigger>
        <TabsTrigger value="venues">{t.venuesTab(reached(counts.venues))}</TabsTrigger>
        <TabsTrigger value="coaching">
          {t.coachingTab({ count: countText(counts.coaches) })}
        </TabsTrigger>
      </TabsList>
      <TabsContent value="groups">
        <Panel
          title={t.groupsOf({ sport: sportName })}
          action={
            <Link href={routes.groups()} className={buttonVariants()}>
              {translate(sharedTexts).createGroup}
            </Link>
          }
        >
          <SportGroups sport={sport} first={lists.groups} {...reach} />
        </Panel>
      </TabsContent>
      <TabsContent value="people">
        <Panel title={t.peopleOf({ sport: sportName })}>
          <SportPeople sport={sport} first={lists.people} states={states} {...reach} />
        </Panel>
      </TabsContent>
      <TabsContent value="venues">
        <Panel title={t.venuesOf({ sport: sportName })}>
          <SportVenues sport={sport} first={lists.venues} {...reach} />
        </Panel>
      </TabsContent>
      <TabsContent value="coaching">
        <Panel
          title={t.coachesOf({ sport: sportName })}
          action={
            <Link href={routes.coachApplication()} className={buttonVariants()}>
              {t.applyToCoach}
            </Link>
          }
        >
          <SportCoaches sport={sport} coaches={lists.coaches} />
        </Panel>
      </TabsContent>
    </Tabs>
  );
}

interface PanelProps {
  title: string;
  action?: ReactNode;
  children: ReactNode;
}

function Panel({ title, action, children }: PanelProps) {
  return (
    <section className="grid gap-4 *:min-w-0">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="min-w-0 text-2xl">{title}</h2>
        {action}
      </div>
      {children}
    </section>
  );
}

interface ListProps<T> {
  sport: SportDetailDto;
  first: FirstBatch<T>;
  anywhere: boolean;
  searchAreaLink: ReactNode;
}

function SportGroups({ sport, ...list }: ListProps<GroupCardDto>) {
  const t = translate(texts);
  const sportName = sportWords(sport.name);
  return (
    <PagedCards
      {...list}
      family={GROUPS_KEY}
      noun="groups"
      sport={sportName}
      failure={t.groupListFailed}
      more={t.moreGroups}
      card={(group) => <GroupCard group={group} />}
      empty={
        <EmptyState
          drawing="groups"
          title={translate(sharedTexts).noGroups}
          description={t.noGroupOfSport({ sport: sportName })}
          action={<AllLink href={routes.groups()}>{t.lookAtGroups}</AllLink>}
        />
      }
    />
  );
}

function SportVenues({ sport, ...list }: ListProps<NearbyVenueDto>) {
  const t = translate(texts);
  const sportName = sportWords(sport.name);
  return (
    <PagedCards
      {...list}
      family="venues"
      noun="venues"
      sport={sportName}
      failure={translate(sharedTexts).venuesFailed}
      more={t.moreVenues}
      card={(venue) => <VenueCard venue={venue} facts={<PriceAndHours venue={venue} />} />}
      empty={
        <EmptyState
          drawing="venues"
          title={translate(sharedTexts).noVenues}
          description={t.noPlaceOfSport({ sport: sportName })}
          action={<AllLink href={routes.venues()}>{t.lookAtVenues}</AllLink>}
        />
      }
    />
  );
}

function SportCoaches({
  sport,
  coaches,
}: Pick<SportTabsProps, 'sport'> & Pick<SportListsDto, 'coaches'>) {
  const t = translate(texts);
  if (coaches.length === 0) {
    return (
      <EmptyState
        drawing="players"
        title={t.noCoaches}
        description={t.noCoachOfSport({ sport: sportWords(sport.name) })}
        action={<AllLink href={routes.coaching()}>{t.lookAtCoaches}</AllLink>}
      />
    );
  }
  return (
    <RowList items={coaches} className={cardGridClasses}>
      {(coach) => (
        <li key={coach.id}>
          <CoachCard coach={coach} />
        </li>
      )}
    </RowList>
  );
}

function AllLink({ href, children }: { href: Route; children: ReactNode }) {
  return (
    <Link href={href} className={buttonVariants({ variant: 'secondary' })}>
      {children}
    </Link>
  );
}
