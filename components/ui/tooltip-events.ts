/** What shows or hides a tooltip. */
export const TOOLTIP_EVENTS = [
  'pointerover',
  'pointerdown',
  'focusin',
  'focusout',
  'scroll',
  'keydown',
] as const;
