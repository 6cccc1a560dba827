import Link from 'next/link';
import { useState } from 'react';
import { useConnectionStates } from '@/components/connections/use-connection-states';
import { EmptyState } from '@/components/layout/empty-state';
import { buttonVariants } from '@/components/ui/button-variants';
import { NearbyPerson } from '@/components/users/nearby-person';
import type { ConnectionStates } from '@/lib/connections/loaders';
import type { SportListsDto } from '@/lib/discover/schema';
import { routes } from '@/lib/routes';
import type { SportDetailDto } from '@/lib/sports/schema';
import { PagedCards } from './paged-cards';

interface SportPeopleProps {
  sport: SportDetailDto;
  list: SportListsDto['people'];
  states: ConnectionStates;
}

export function SportPeople({ sport, list, states }: SportPeopleProps) {
  const store = useConnectionStates(states);
  const [blocked, setBlocked] = useState<ReadonlySet<number>>(new Set());
  return (
    <PagedCards
      url={list.url}
      initial={list.page}
      failure="Failed to fetch nearby users"
      more="Show more players"
      leaveOut={(person) => blocked.has(person.id)}
      card={(person) => (
        <NearbyPerson
          person={person}
          states={store}
          onBlocked={(id) => setBlocked((before) => new Set(before).add(id))}
        />
      )}
      empty={
        <EmptyState
          drawing="players"
          title="No players found"
          description={`Nobody within 25 km of you has said that they play ${sport.name}.`}
          action={
            <Link
              href={routes.players()}
              prefetch={false}
              className={buttonVariants({ variant: 'secondary' })}
            >
              Search further away
            </Link>
          }
        />
      }
    />
  );
}
