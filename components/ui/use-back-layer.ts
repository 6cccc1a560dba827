'use client';

import { type RefObject, type ToggleEvent, useEffectEvent, useLayoutEffect, useState } from 'react';
import { openLayer } from './back-layers';

/** While `open`, the browser's Back calls `close` and remains on the page. */
export function useBackLayer(open: boolean, close: () => void): void {
  const closeNow = useEffectEvent(close);
  useLayoutEffect(() => (open ? openLayer(() => closeNow()) : undefined), [open]);
}

/** On phones Back closes a menu, which is a bottom sheet there, or covers the page. */
export function useBackMenu(open: boolean, close: () => void): void {
  const closeNow = useEffectEvent(close);
  useLayoutEffect(
    () =>
      open && window.matchMedia('(width < 40rem)').matches
        ? openLayer(() => closeNow())
        : undefined,
    [open],
  );
}

/** The `onToggle` of a popover that is a bottom sheet on phones, where Back closes it. */
export function useBackSheet(popover: RefObject<HTMLElement | null>) {
  const [open, setOpen] = useState(false);
  useBackMenu(open, () => popover.current?.hidePopover());
  return ({ newState }: ToggleEvent<HTMLElement>): void => setOpen(newState === 'open');
}
