'use client';

import dynamic from 'next/dynamic';
import { useEffect, useEffectEvent, useState } from 'react';
import { loadPart } from '@/components/ui/load-part';
import { useDialog } from '@/components/ui/use-dialog';
import { type AppEvents, onAppEvent } from '@/lib/platform/realtime/app-events';

const ProposeGameDialog = dynamic(
  () => loadPart(() => import('./propose-game-dialog').then((module) => module.ProposeGameDialog)),
  { ssr: false },
);

const ShareGameSheet = dynamic(
  () => loadPart(() => import('./share-game-sheet').then((module) => module.ShareGameSheet)),
  { ssr: false },
);

interface Round<T> {
  wish: T;
  /** A new bottom sheet each time, without state of an earlier one. */
  number: number;
}

function useRounds<K extends 'proposeGame' | 'shareGame'>(name: K) {
  const [round, setRound] = useState<Round<AppEvents[K]> | null>(null);
  const { props, show } = useDialog();
  const open = useEffectEvent((wish: AppEvents[K]) => {
    setRound((last) => ({ wish, number: (last?.number ?? 0) + 1 }));
    show();
  });
  useEffect(() => onAppEvent(name, (wish) => open(wish)), [name]);
  return [round, props] as const;
}

/** The sheets about a game that outlive the part of the page that asked for them. Mount once. */
export function GameSheetsHost() {
  const [proposal, proposing] = useRounds('proposeGame');
  const [made, sharing] = useRounds('shareGame');
  return (
    <>
      {proposal ? (
        <ProposeGameDialog key={proposal.number} {...proposing} wish={proposal.wish} />
      ) : null}
      {made ? <ShareGameSheet key={made.number} {...sharing} game={made.wish} /> : null}
    </>
  );
}
