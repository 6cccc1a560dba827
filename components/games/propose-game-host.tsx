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

interface Round {
  wish: AppEvents['proposeGame'];
  number: number;
}

/** Listens for proposeGame. Mount once. */
export function ProposeGameHost() {
  const [round, setRound] = useState<Round | null>(null);
  const { props, show } = useDialog();
  const open = useEffectEvent((wish: AppEvents['proposeGame']) => {
    setRound((last) => ({ wish, number: (last?.number ?? 0) + 1 }));
    show();
  });
  useEffect(() => onAppEvent('proposeGame', (wish) => open(wish)), []);
  // A new bottom sheet each time, without state of an earlier one.
  return round ? <ProposeGameDialog key={round.number} {...props} wish={round.wish} /> : null;
}
