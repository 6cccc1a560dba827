/**
 * Where floating parts are mounted: inside `main`, so that screen readers find them in a landmark. Null (the body) on the
 * server and on pages without one. An open modal dialog hides `main`: pass the dialog as `container` there.
 */
export function portalContainer(): HTMLElement | null {
  return typeof document === 'undefined' ? null : document.querySelector('main');
}
