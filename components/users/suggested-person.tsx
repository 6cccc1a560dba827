'use client';

import Link from 'next/link';
import {
  type Connection,
  type ConnectWords,
  NOT_CONNECTED,
  useConnection,
} from '@/components/connections/use-connection';
import { buttonVariants } from '@/components/ui/button-variants';
import { isolate } from '@/lib/platform/validation/isolate';
import { routes } from '@/lib/routes';
import type { SuggestionDto } from '@/lib/users/schema/list-suggestions';
import { PersonCard } from './person-card';

/** Up to four, then '+N more'. */
const SPORTS_SHOWN = 4;
const WORDS: ConnectWords = { sent: 'Connection sent!', failed: 'Failed to send friend request' };

interface SuggestedPersonProps {
  person: SuggestionDto;
  connection?: Connection;
  onBlocked: (userId: number) => void;
}

export function SuggestedPerson({
  person,
  connection: given = NOT_CONNECTED,
  onBlocked,
}: SuggestedPersonProps) {
  const connection = useConnection({ person, connection: given, words: WORDS });
  return (
    <PersonCard
      person={person}
      href={routes.user(person.id)}
      sportsMax={SPORTS_SHOWN}
      label={person.isTopMatch ? 'Top Match' : undefined}
      reason={person.reason}
      connection={connection}
      onBlocked={onBlocked}
      action={
        <Link
          href={routes.user(person.id)}
          prefetch={false}
          className={buttonVariants({ variant: 'secondary', className: 'flex-1' })}
        >
          View Profile<span className="sr-only"> of {isolate(person.name)}</span>
        </Link>
      }
    />
  );
}
