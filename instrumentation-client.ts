import { raiseAppEvent } from '@/lib/platform/realtime/app-events';

// The content security policy forbids eval. Zod would try it once on each page with a form, and the browser would report a
// violation. Set before zod loads, and without importing it, because pages without forms do not include it.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

// Menus and panels are popovers, which Safari supports since 17 and Chrome since 114. In the base layer, so that its defaults
// do not win over a popover's own classes.
if (!('popover' in HTMLElement.prototype)) {
  void import('@oddbird/popover-polyfill/fn')
    .then(({ apply }) => apply({ layerName: 'base' }))
    .catch(() => undefined);
}

/** Called by Next when a link is followed, and by Back and Forward. */
export function onRouterTransitionStart(url: string, type: 'push' | 'replace' | 'traverse'): void {
  raiseAppEvent('leaving', { url, isBack: type === 'traverse' });
}
