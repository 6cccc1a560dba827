import dynamic from 'next/dynamic';
import { StartTime } from '@/components/calendar/start-time';
import { rich } from '@/components/language/rich';
import { loadPart } from '@/components/ui/load-part';
import type { GameDto } from '@/lib/games/schema/read-game';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './court-texts';

const CourtOptions = dynamic(() =>
  loadPart(() => import('./court-options').then((module) => module.CourtOptions)),
);

/** Whether there is a court; managers of a game without one choose another, and only they load that. */
export function CourtLine({ game }: { game: GameDto }) {
  const { court, status, timeZone, viewer } = game;
  if (!court || status !== 'upcoming') return null;
  const t = translate(texts);
  return (
    <div className="grid gap-2 rounded-control bg-muted px-3 py-2 text-sm *:min-w-0">
      <p className="wrap-anywhere">
        {court.status === 'confirmed' ? (
          rich(t.courtBooked({ court: court.name }), {
            time: <StartTime of={{ startsAt: court.startsAt, timeZone }} isWithin />,
          })
        ) : (
          <>
            <strong className="block font-strong">{t.toBeConfirmed}</strong>
            {court.status === 'asked' ? t.courtAsked({ court: court.name }) : t.noCourt}
          </>
        )}
      </p>
      {court.status === 'none' && viewer?.canManage ? <CourtOptions game={game} /> : null}
    </div>
  );
}
