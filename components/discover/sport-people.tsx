import { type ReactNode, useState } from 'react';
import { useConnectionStates } from '@/components/connections/use-connection';
import { Link } from '@/components/language/link';
import { buttonVariants } from '@/components/ui/button-variants';
import { EmptyState } from '@/components/ui/empty-state';
import { NearbyPerson } from '@/components/users/nearby-person';
import type { ConnectionStates } from '@/lib/connections/schema';
import type { FirstBatch } from '@/lib/platform/http/first-batch';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import type { SportDetailDto } from '@/lib/sports/schema';
import { sportWords } from '@/lib/sports/words';
import type { NearbyUserDto } from '@/lib/users/schema/nearby-user';
import { PagedCards } from './paged-cards';
import { texts } from './sport-texts';
import { texts as sharedTexts } from './texts';

interface SportPeopleProps {
  sport: SportDetailDto;
  first: FirstBatch<NearbyUserDto>;
  anywhere: boolean;
  searchAreaLink: ReactNode;
  states: ConnectionStates;
}

export function SportPeople({ sport, states, ...list }: SportPeopleProps) {
  const t = translate(texts);
  const sportName = sportWords(sport.name);
  const store = useConnectionStates(states);
  const [blocked, setBlocked] = useState<ReadonlySet<number>>(new Set());
  return (
    <PagedCards
      family="players"
      {...list}
      noun="players"
      sport={sportName}
      failure={translate(sharedTexts).playersFailed}
      more={t.morePlayers}
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
          title={t.noPlayers}
          description={t.noPlayerOfSport({ sport: sportName })}
          action={
            <Link href={routes.players()} className={buttonVariants({ variant: 'secondary' })}>
              {t.lookAtPlayers}
            </Link>
          }
        />
      }
    />
  );
}
