'use client';

import { useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { useState } from 'react';
import { useLiveGroups } from '@/components/groups/use-live-groups';
import { EmptyState } from '@/components/layout/empty-state';
import { ErrorState } from '@/components/layout/error-state';
import { Button } from '@/components/ui/button';
import { buttonVariants } from '@/components/ui/button-variants';
import { Skeleton } from '@/components/ui/skeleton';
import { routes } from '@/lib/routes';
import { ownGamesQuery } from './games-query';
import { GameGrid } from './games-tab';

const WHEN = { upcoming: 'Upcoming', past: 'Past' } as const;

/** The games one goes to or waits for, ahead and behind. */
export function MyGames() {
  useLiveGroups();
  const [when, setWhen] = useState<keyof typeof WHEN>('upcoming');
  const query = useQuery(ownGamesQuery(when));
  return (
    <section className="grid gap-4 *:min-w-0" aria-busy={query.isFetching}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-2xl">My games</h2>
        <div className="flex gap-2">
          {(['upcoming', 'past'] as const).map((one) => (
            <Button
              key={one}
              variant={one === when ? 'primary' : 'secondary'}
              aria-pressed={one === when}
              onClick={() => setWhen(one)}
            >
              {WHEN[one]}
            </Button>
          ))}
        </div>
      </div>
      {query.isError ? (
        <ErrorState
          title="Failed to fetch games"
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : query.data?.length === 0 ? (
        <EmptyState
          drawing="games"
          title={when === 'upcoming' ? 'No games ahead' : 'No games behind you yet'}
          action={
            <Link href={routes.games()} prefetch={false} className={buttonVariants()}>
              Find a game
            </Link>
          }
        />
      ) : query.data ? (
        <GameGrid games={query.data} showGroup />
      ) : (
        <Skeleton className="h-48 rounded-card" />
      )}
    </section>
  );
}
