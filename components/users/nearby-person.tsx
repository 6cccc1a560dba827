'use client';

import { type ConnectionStatesStore, useConnection } from '@/components/connections/use-connection';
import { MessageButton } from '@/components/messages/message-button';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import type { NearbyUserDto } from '@/lib/users/schema/nearby-user';
import { PersonCard } from './person-card';
import { texts } from './texts';

/** Find Players shows up to three. */
const SPORTS_SHOWN = 3;

interface NearbyPersonProps {
  person: NearbyUserDto;
  states: ConnectionStatesStore;
  onBlocked: (userId: number) => void;
}

/** Links to their profile, with Connect and Message. */
export function NearbyPerson({ person, states, onBlocked }: NearbyPersonProps) {
  const t = translate(texts);
  const connection = useConnection({
    person,
    connection: states.of(person.id),
    words: { sent: t.requestSent, failed: t.requestFailed },
    onChange: (next) => states.set(person.id, next),
  });
  return (
    <PersonCard
      person={person}
      href={routes.profileOf(person.id)}
      sportsMax={SPORTS_SHOWN}
      connection={connection}
      onBlocked={onBlocked}
      action={<MessageButton person={person} className="flex-1" />}
    />
  );
}
