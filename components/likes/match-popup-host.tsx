'use client';

import dynamic from 'next/dynamic';
import { useEffect, useRef, useState } from 'react';
import { loadPart } from '@/components/ui/load-part';
import { type AppEvents, onAppEvent } from '@/lib/platform/realtime/app-events';

const MatchPopup = dynamic(
  () => loadPart(() => import('./match-popup').then((module) => module.MatchPopup)),
  {
    ssr: false,
  },
);

interface MatchPopupHostProps {
  /** Whether the signed-in person has one. */
  hasPhoto: boolean;
}

/** Listens for showMatch and loads the popup when there is a first match to show. Mount once. */
export function MatchPopupHost({ hasPhoto }: MatchPopupHostProps) {
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

  // Keeps the match while the popup closes, so that it is not empty during the animation.
  if (!match) return null;
  return (
    <MatchPopup
      match={match}
      hasPhoto={hasPhoto}
      open={open}
      onOpenChange={setOpen}
      onClosed={() => {
        // Radix returns focus to a trigger, and this popup opens from an event.
        if (openerRef.current instanceof HTMLElement) openerRef.current.focus();
      }}
    />
  );
}
