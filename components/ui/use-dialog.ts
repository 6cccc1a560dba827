'use client';

import { useRef, useState } from 'react';
import { focusPlace } from './focus-place';

/**
 * The state of a dialog without a Radix trigger, whose code is loaded when it first opens. `wanted` says whether to render it
 * at all (at once with `openAtFirst`); `onClosed` (its `onCloseAutoFocus`) returns the focus to what opened it.
 */
export function useDialog(openAtFirst = false) {
  const [wanted, setWanted] = useState(openAtFirst);
  const [open, setOpen] = useState(openAtFirst);
  const opener = useRef<ReturnType<typeof focusPlace>>(null);

  function show(): void {
    opener.current = focusPlace(document.activeElement);
    setWanted(true);
    setOpen(true);
  }
  const onClosed = (): void => opener.current?.focus();
  return { wanted, show, props: { open, onOpenChange: setOpen, onClosed } };
}

/** The props of a dialog opened by `useDialog`. */
export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onClosed: () => void;
}
