'use client';

import { useRef, useState } from 'react';

/**
 * The state of a dialog without a Radix trigger, whose code is loaded when it first opens. `wanted` says whether to render it
 * at all (at once with `openAtFirst`); `onClosed` (its `onCloseAutoFocus`) returns the focus to what opened it.
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

/** The props of a dialog opened by `useDialog`. */
export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onClosed: () => void;
}
