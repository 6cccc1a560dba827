'use client';

import { rich } from '@/components/language/rich';
import { useAddress } from '@/components/lists/use-address';
import type { ConnectionStates } from '@/lib/connections/schema';
import { placeName } from '@/lib/platform/geocoding/place-name';
import type { FirstBatch } from '@/lib/platform/http/first-batch';
import { translate } from '@/lib/platform/language/translate';
import type { SportDto } from '@/lib/sports/schema';
import type { NearbyUserDto } from '@/lib/users/schema/nearby-user';
import { PlayerFilterChips } from './player-filter-chips';
import { PlayerFilterForm } from './player-filter-form';
import { NO_FILTERS, PLAYER_ADDRESS } from './player-filters';
import { PlayerResults } from './player-results';
import { texts } from './texts';

export interface FindPlayersProps {
  sports: SportDto[];
  /** The person's own name for the centre of the search. */
  place: string | null;
  /** The server's first batch for the filters in the URL. */
  initial: FirstBatch<NearbyUserDto>;
  states: ConnectionStates;
}

export function FindPlayersScreen({ sports, place, initial, states }: FindPlayersProps) {
  const { shown, applied, change } = useAddress(PLAYER_ADDRESS);
  const t = translate(texts);
  return (
    <div className="grid min-w-0 gap-5 *:min-w-0">
      <div>
        <h1 className="text-3xl">{t.findPlayers}</h1>
        <p className="mt-1.5 text-muted-foreground">
          {place
            ? rich(t.aroundPlace, {
                place: <bdi className="font-semibold text-foreground">{placeName(place)}</bdi>,
              })
            : t.aroundSaved}
        </p>
      </div>
      <PlayerFilterForm sports={sports} filters={shown} onChange={change} />
      <PlayerFilterChips
        sports={sports}
        filters={shown}
        onChange={change}
        onClear={() => change(NO_FILTERS)}
      />
      <PlayerResults
        filters={applied}
        initial={initial}
        states={states}
        onChange={change}
        onClear={() => change(NO_FILTERS)}
      />
    </div>
  );
}
