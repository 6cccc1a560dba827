import Link from 'next/link';
import { type ReactNode, useState } from 'react';
import { useConnectionStates } from '@/components/connections/use-connection-states';
import { EmptyState } from '@/components/layout/empty-state';
import { buttonVariants } from '@/components/ui/button-variants';
import { NearbyPerson } from '@/components/users/nearby-person';
import type { ConnectionStates } from '@/lib/connections/loaders';
import type { FirstPage } from '@/lib/platform/http/first-page';
import { isolate } from '@/lib/platform/validation/isolate';
import { routes } from '@/lib/routes';
import type { SportDetailDto } from '@/lib/sports/schema';
import type { NearbyUserDto } from '@/lib/users/schema/nearby-user';
import { PagedCards } from './paged-cards';

interface SportPeopleProps {
  sport: SportDetailDto;
  first: FirstPage<NearbyUserDto>;
  anywhere: boolean;
  reachLink: ReactNode;
  states: ConnectionStates;
}

export function SportPeople({ sport, states, ...list }: SportPeopleProps) {
  const store = useConnectionStates(states);
  const [blocked, setBlocked] = useState<ReadonlySet<number>>(new Set());
  return (
    <PagedCards
      family="players"
      {...list}
      noun={`${isolate(sport.name)} players`}
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
          description={`Nobody else has said that they play ${isolate(sport.name)} yet.`}
          action={
            <Link
              href={routes.players()}
              prefetch={false}
              className={buttonVariants({ variant: 'secondary' })}
            >
              Look at all players
            </Link>
          }
        />
      }
    />
  );
}
