'use client';

import { useId, useState } from 'react';
import {
  type Connection,
  NOT_CONNECTED,
  useConnection,
} from '@/components/connections/use-connection';
import { Link } from '@/components/language/link';
import { CardGrid } from '@/components/lists/card-grid';
import { SearchAreaNote, WidenSearchLink } from '@/components/lists/search-area-note';
import { texts as nearTexts } from '@/components/lists/texts';
import { Button } from '@/components/ui/button';
import { buttonVariants } from '@/components/ui/button-variants';
import { EmptyState } from '@/components/ui/empty-state';
import { LineIcon } from '@/components/ui/line-icon';
import { RADIUS_KM_SUGGESTIONS } from '@/lib/platform/geo/constants';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import type { SuggestionDto } from '@/lib/users/schema/nearby-user';
import { PersonCard } from './person-card';
import { NO_FILTERS, playersPath } from './player-filters';
import { texts } from './texts';

/** Up to four, then '+N more'. */
const SPORTS_SHOWN = 4;

interface SuggestedPersonProps {
  person: SuggestionDto;
  connection?: Connection;
  onBlocked: (userId: number) => void;
}

function SuggestedPerson({
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

interface SuggestionsScreenProps {
  suggestions: SuggestionDto[];
}

export function SuggestionsScreen({ suggestions }: SuggestionsScreenProps) {
  const t = translate(texts);
  const headingId = useId();
  const [blocked, setBlocked] = useState<ReadonlySet<number>>(new Set());
  // Connecting refreshes the page, which no longer suggests the person. The card remains, to show the result.
  const [people] = useState(suggestions);
  const shown = people.filter(({ id }) => !blocked.has(id));
  return (
    <div className="grid min-w-0 gap-6 *:min-w-0">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div>
          <h1 className="text-3xl">{t.smartSuggestions}</h1>
          <p className="mt-1.5 max-w-prose text-muted-foreground">{t.suggestionsIntro}</p>
          <SearchAreaNote
            none={translate(nearTexts).noPlayers}
            radiusKm={RADIUS_KM_SUGGESTIONS}
            action={
              <WidenSearchLink
                href={playersPath({ ...NO_FILTERS, distanceKm: null })}
                noun="players"
              />
            }
          />
        </div>
        {shown.length > 0 ? <RefreshButton /> : null}
      </div>
      {shown.length === 0 ? (
        <EmptyState
          as="h2"
          drawing="players"
          title={t.noSuggestions}
          description={t.noSuggestionsHint}
          action={
            <>
              <Link href={routes.profile()} className={buttonVariants()}>
                {t.updateProfile}
              </Link>
              <RefreshButton />
            </>
          }
        />
      ) : (
        <section aria-labelledby={headingId}>
          <h2 id={headingId} className="sr-only">
            {t.suggestedPlayers}
          </h2>
          <CardGrid>
            {shown.map((person) => (
              <li key={person.id}>
                <SuggestedPerson
                  person={person}
                  onBlocked={(id) => setBlocked((before) => new Set(before).add(id))}
                />
              </li>
            ))}
          </CardGrid>
        </section>
      )}
    </div>
  );
}

/** Reloads the page to get new suggestions from the server. */
function RefreshButton() {
  return (
    <Button variant="secondary" onClick={() => window.location.reload()}>
      <LineIcon name="rotate-ccw" />
      {translate(texts).refreshSuggestions}
    </Button>
  );
}
