'use client';

import type { Route } from 'next';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { CoachCard } from '@/components/coaching/coach-card';
import { GroupCard } from '@/components/groups/group-card';
import { GROUPS_KEY } from '@/components/groups/groups-query';
import { addressOf } from '@/components/layout/address';
import { CardGrid } from '@/components/layout/card-grid';
import { EmptyState } from '@/components/layout/empty-state';
import { LOOK_FURTHER, ONLY_NEAR } from '@/components/layout/reach-note';
import { useTab } from '@/components/layout/use-tab';
import { countText } from '@/components/sports/count-text';
import { buttonVariants } from '@/components/ui/button-variants';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs';
import { VenueCard } from '@/components/venues/venue-card';
import type { ConnectionStates } from '@/lib/connections/loaders';
import type { SportListsDto } from '@/lib/discover/schema';
import type { GroupCardDto } from '@/lib/groups/schema/group-card';
import type { FirstPage } from '@/lib/platform/http/first-page';
import { isolate } from '@/lib/platform/validation/isolate';
import { routes } from '@/lib/routes';
import type { SportDetailDto } from '@/lib/sports/schema';
import type { NearbyVenueDto } from '@/lib/venues/schema/find-nearby';
import { PagedCards } from './paged-cards';
import { SportPeople } from './sport-people';

const TABS = ['groups', 'people', 'venues', 'coaching'] as const;

export interface SportTabsProps {
  sport: SportDetailDto;
  lists: SportListsDto;
  states: ConnectionStates;
}

export function SportTabs({ sport, lists, states }: SportTabsProps) {
  const [tab, setTab] = useTab(TABS);
  const { counts, anywhere } = lists;
  const reach = {
    anywhere,
    reachLink: (
      <Link
        href={addressOf(routes.sport(sport.id), {
          within: anywhere ? null : 'any',
          tab: tab === 'groups' ? null : tab,
        })}
        replace
        scroll={false}
        prefetch={false}
        className={buttonVariants({ variant: 'link', size: 'sm', className: 'px-0' })}
      >
        {anywhere ? ONLY_NEAR : LOOK_FURTHER}
      </Link>
    ),
  };
  return (
    <Tabs value={tab} onValueChange={setTab}>
      <TabsList aria-label={sport.name}>
        <TabsTrigger value="groups">Groups ({countText(counts.groups)})</TabsTrigger>
        <TabsTrigger value="people">People ({countText(counts.people)})</TabsTrigger>
        <TabsTrigger value="venues">Venues ({countText(counts.venues)})</TabsTrigger>
        <TabsTrigger value="coaching">Coaching ({countText(counts.coaches)})</TabsTrigger>
      </TabsList>
      <TabsContent value="groups">
        <Panel
          title={`${isolate(sport.name)} groups`}
          action={
            <Link href={routes.groups()} prefetch={false} className={buttonVariants()}>
              Create Group
            </Link>
          }
        >
          <SportGroups sport={sport} first={lists.groups} {...reach} />
        </Panel>
      </TabsContent>
      <TabsContent value="people">
        <Panel title={`People who play ${isolate(sport.name)} near you`}>
          <SportPeople sport={sport} first={lists.people} states={states} {...reach} />
        </Panel>
      </TabsContent>
      <TabsContent value="venues">
        <Panel title={`Where to play ${isolate(sport.name)}`}>
          <SportVenues sport={sport} first={lists.venues} {...reach} />
        </Panel>
      </TabsContent>
      <TabsContent value="coaching">
        <Panel
          title={`${isolate(sport.name)} coaches`}
          action={
            <Link href={routes.coachApplication()} prefetch={false} className={buttonVariants()}>
              Apply to Coach
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
  first: FirstPage<T>;
  anywhere: boolean;
  reachLink: ReactNode;
}

function SportGroups({ sport, ...list }: ListProps<GroupCardDto>) {
  return (
    <PagedCards
      {...list}
      family={GROUPS_KEY}
      noun={`${isolate(sport.name)} groups`}
      failure="Failed to fetch groups"
      more="Show more groups"
      card={(group) => <GroupCard group={group} />}
      empty={
        <EmptyState
          drawing="groups"
          title="No groups found"
          description={`Be the one who brings ${isolate(sport.name)} players together.`}
          action={<AllLink href={routes.groups()}>Look at all groups</AllLink>}
        />
      }
    />
  );
}

function SportVenues({ sport, ...list }: ListProps<NearbyVenueDto>) {
  return (
    <PagedCards
      {...list}
      family="venues"
      noun={`${isolate(sport.name)} venues`}
      failure="Failed to fetch nearby venues"
      more="Show more venues"
      card={(venue) => <VenueCard venue={venue} />}
      empty={
        <EmptyState
          drawing="venues"
          title="No venues found"
          description={`Nobody has added a place for ${isolate(sport.name)} yet.`}
          action={<AllLink href={routes.venues()}>Look at all venues</AllLink>}
        />
      }
    />
  );
}

function SportCoaches({
  sport,
  coaches,
}: Pick<SportTabsProps, 'sport'> & Pick<SportListsDto, 'coaches'>) {
  if (coaches.length === 0) {
    return (
      <EmptyState
        drawing="players"
        title="No coaches found"
        description={`Nobody teaches ${isolate(sport.name)} here yet. If you do, apply to coach.`}
        action={<AllLink href={routes.coaching()}>Look at all coaches</AllLink>}
      />
    );
  }
  return (
    <CardGrid>
      {coaches.map((coach) => (
        <li key={coach.id}>
          <CoachCard coach={coach} />
        </li>
      ))}
    </CardGrid>
  );
}

function AllLink({ href, children }: { href: Route; children: ReactNode }) {
  return (
    <Link href={href} prefetch={false} className={buttonVariants({ variant: 'secondary' })}>
      {children}
    </Link>
  );
}
