/** Whether it is shown. Browsers without popovers refuse the selector until instrumentation-client.ts has brought them. */
export const isPopoverOpen = (element: Element | null): boolean =>
  element !== null && 'hidePopover' in element && element.matches(':popover-open');
