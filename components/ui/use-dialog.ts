'use client';

import { useRef, useState } from 'react';

/**
 * State of a dialog whose code is fetched when it first opens, and which nothing on the page is the Radix trigger of:
 * `wanted` says to render it at all (from the start when it is `openAtFirst`), and `onClosed` (its `onCloseAutoFocus`) gives the focus back to what opened it.
 */
export function useDialog(openAtFirst = false) {
  const [wanted, setWanted] = useState(openAtFirst);
  const [open, setOpen] = useState(openAtFirst);
  const opener = useRef<Element | null>(null);

  function show(): void {
    opener.current = document.activeElement;
    setWanted(true);
    setOpen(true);
  }
  function onClosed(): void {
    if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus();
  }
  return { wanted, show, props: { open, onOpenChange: setOpen, onClosed } };
}

/** What a dialog opened by `useDialog` takes. */
export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onClosed: () => void;
}
