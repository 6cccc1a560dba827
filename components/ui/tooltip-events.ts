/** The events that show or hide a tooltip. */
export const TOOLTIP_EVENTS = [
  'pointerover',
  'pointerdown',
  'focusin',
  'focusout',
  'scroll',
  'keydown',
] as const;
