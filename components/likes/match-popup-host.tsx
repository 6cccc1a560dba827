'use client';

import dynamic from 'next/dynamic';
import { useEffect, useRef, useState } from 'react';
import { type AppEvents, onAppEvent } from '@/lib/realtime/app-events';

const MatchPopup = dynamic(() => import('./match-popup').then((module) => module.MatchPopup), {
  ssr: false,
});

/** Listens for showMatch; the popup itself is fetched when there is a first match to show. Mount once. */
export function MatchPopupHost() {
  const [match, setMatch] = useState<AppEvents['showMatch'] | null>(null);
  const [open, setOpen] = useState(false);
  const openerRef = useRef<Element | null>(null);

  useEffect(
    () =>
      onAppEvent('showMatch', (detail) => {
        openerRef.current = document.activeElement;
        setMatch(detail);
        setOpen(true);
      }),
    [],
  );

  // The match stays while the popup closes, so that it does not empty itself on its way out.
  if (!match) return null;
  return (
    <MatchPopup
      match={match}
      open={open}
      onOpenChange={setOpen}
      onClosed={() => {
        // Radix gives the focus back to a trigger, and an event has none.
        if (openerRef.current instanceof HTMLElement) openerRef.current.focus();
      }}
    />
  );
}
