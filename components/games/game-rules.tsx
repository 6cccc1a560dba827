import { StartTime } from '@/components/calendar/start-time';
import { rich } from '@/components/language/rich';
import type { GameDto } from '@/lib/games/schema/read-game';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './texts';

/** The game's rules, while they are still ahead. */
export function GameRules({ game }: { game: GameDto }) {
  const { status, minPlayers, decidesAt, publicFrom, timeZone } = game;
  if (status !== 'upcoming') return null;
  const t = translate(texts);
  const at = (startsAt: string) => ({ at: <StartTime of={{ startsAt, timeZone }} isWithin /> });
  return (
    <>
      {decidesAt && minPlayers ? (
        <p className="text-sm">{rich(t.decides({ min: minPlayers }), at(decidesAt))}</p>
      ) : null}
      {publicFrom ? <p className="text-sm">{rich(t.membersFirstUntil, at(publicFrom))}</p> : null}
    </>
  );
}
