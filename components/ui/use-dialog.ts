'use client';

import { useRef, useState } from 'react';
import { focusPlace } from './focus-place';

/**
 * The state of a dialog without a Radix trigger, whose code is loaded when it first opens. `wanted` is true once it must be
 * rendered (at once with `openAtFirst`); `onClosed` (its `onCloseAutoFocus`) returns the focus to its opener.
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

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onClosed: () => void;
}
