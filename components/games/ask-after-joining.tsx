import dynamic from 'next/dynamic';
import { loadPart } from '@/components/ui/load-part';
import type { GameDto } from '@/lib/games/schema/read-game';
import { joinedHere } from './outbox';

const PushAsk = dynamic(() =>
  loadPart(() => import('@/components/notifications/push-ask').then((module) => module.PushAsk)),
);

/** After joining, the person may want notifications of changes. */
export function AskAfterJoining({ game }: { game: GameDto }) {
  return joinedHere.has(game.id) ? <PushAsk /> : null;
}
