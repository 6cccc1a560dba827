'use client';

import {
  type Connection,
  NOT_CONNECTED,
  useConnection,
} from '@/components/connections/use-connection';
import { Link } from '@/components/language/link';
import { buttonVariants } from '@/components/ui/button-variants';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import type { SuggestionDto } from '@/lib/users/schema/list-suggestions';
import { PersonCard } from './person-card';
import { texts } from './texts';

/** Up to four, then '+N more'. */
const SPORTS_SHOWN = 4;

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
  const t = translate(texts);
  const words = { sent: t.connectionSent, failed: t.friendRequestFailed };
  const connection = useConnection({ person, connection: given, words });
  return (
    <PersonCard
      person={person}
      href={routes.user(person.id)}
      sportsMax={SPORTS_SHOWN}
      label={person.isTopMatch ? t.topMatch : undefined}
      reason={person.reason}
      connection={connection}
      onBlocked={onBlocked}
      action={
        <Link
          href={routes.user(person.id)}
          aria-label={t.viewProfileOf({ person: person.name })}
          className={buttonVariants({ variant: 'secondary', className: 'flex-1' })}
        >
          {t.viewProfile}
        </Link>
      }
    />
  );
}
