'use client';

import dynamic from 'next/dynamic';
import { useNow } from '@/components/calendar/use-now';
import { loadPart } from '@/components/ui/load-part';
import { LATE_HOURS } from '@/lib/games/constants';
import type { GameDto } from '@/lib/games/schema/read-game';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './post-texts';

/** Who sees a game without a group. */
export function seenBy({ isPublic, reach, group }: GameDto): string {
  const t = translate(texts);
  if (isPublic) return group.name;
  return reach === 'connections' ? t.forConnections : t.forLink;
}

const AskForSeat = dynamic(() =>
  loadPart(() => import('./seat-requests').then((module) => module.AskForSeat)),
);
const SeatRequests = dynamic(() =>
  loadPart(() => import('./seat-requests').then((module) => module.SeatRequests)),
);

/** For a person whose level does not fit, before the game. Only they load it. */
export function AskPart({ game: { viewer, status, ...rest } }: { game: GameDto }) {
  const now = useNow();
  const isAhead = status === 'upcoming' && now !== null && now < new Date(rest.startsAt).getTime();
  if (!isAhead || viewer?.refusal !== 'level') return null;
  return <AskForSeat game={{ ...rest, viewer, status }} />;
}

/** Who asks for a seat, for the organisers of a game with levels. Only they load it. */
export function RequestsPart({ game }: { game: GameDto }) {
  const hasLevels = game.skillMin !== null || game.skillMax !== null;
  return game.viewer?.canManage && hasLevels ? <SeatRequests game={game} /> : null;
}

const MissedOffer = dynamic(() =>
  loadPart(() => import('./chat-list').then((module) => module.MissedOffer)),
);

/** For managers of a game that begins soon and has a free place. Only they load it. */
export function MissedPart({ game }: { game: GameDto }) {
  const now = useNow();
  const ahead = now === null ? 0 : new Date(game.startsAt).getTime() - now;
  const isSoon = game.status === 'upcoming' && ahead > 0 && ahead < LATE_HOURS * 3_600_000;
  const isMissing = isSoon && game.goingCount < game.maxPlayers && !game.partner;
  return isMissing && game.viewer?.canManage ? <MissedOffer game={game} /> : null;
}
