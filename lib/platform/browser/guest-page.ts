import type { typedAlong as alongOf } from './typed-along';

/**
 * What scripts do on a guest's page, which React never hydrates (docs/decisions/0023-finished-pages-for-guests.md); what changes
 * its lists is in guest-lists. Links, forms and texts work without it. Runs in the browser, as the text of an inline script, so it
 * uses nothing from outside: its words are in the attributes of the controls.
 * @param personKey the entry of the browser's storage that says who was signed in here
 * @returns says a sentence for some seconds
 */
export function runGuestPage(
  personKey: string,
  typedAlong: typeof alongOf,
): (words: string) => void {
  document.documentElement.removeAttribute('data-noscript');
  const find = <E extends HTMLElement = HTMLElement>(
    selector: string,
    within: ParentNode = document,
  ): E | null => within.querySelector<E>(selector);
  const here = () => location.pathname + location.search;
  const elementOf = ({ target }: Event) => (target instanceof Element ? target : null);
  const isPlain = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent | KeyboardEvent) =>
    !ctrlKey && !metaKey && !shiftKey && !altKey;

  function make<N extends 'button' | 'p' | 'dialog' | 'img'>(
    name: N,
    parts: object,
    style: object = {},
  ): HTMLElementTagNameMap[N] {
    const made = Object.assign(document.createElement(name), parts);
    Object.assign(made.style, style);
    return made;
  }

  function say(words: string): void {
    find('.guest-note')?.remove();
    const note = make('p', { role: 'alert', className: 'guest-note', textContent: words });
    document.body.append(note);
    setTimeout(() => note.remove(), 6_000);
  }

  // --- What needs no request ---

  async function share({ dataset }: HTMLElement): Promise<void> {
    const { share: path = '', title = '', text, copied = '', copy = '' } = dataset;
    const { href: url } = new URL(path, location.origin);
    try {
      if (typeof navigator.share === 'function')
        return await navigator.share({ title, ...(text && { text }), url });
      await navigator.clipboard.writeText(url);
      say(copied);
    } catch (error) {
      // Closing the share sheet is not an error.
      if (!(error instanceof DOMException && error.name === 'AbortError')) say(`${copy} ${url}`);
    }
  }

  function showTab(tab: HTMLElement): void {
    const row = tab.closest('[role=tablist]');
    for (const one of row?.querySelectorAll<HTMLElement>('[role=tab]') ?? []) {
      const panel = document.getElementById(one.getAttribute('aria-controls') ?? '');
      one.ariaSelected = String(one === tab);
      one.tabIndex = one === tab ? 0 : -1;
      for (const part of [one, panel])
        if (part) part.dataset.state = one === tab ? 'active' : 'inactive';
    }
    if (!row) return;
    const [{ left, right }, frame] = [tab.getBoundingClientRect(), row.getBoundingClientRect()];
    if (left < frame.left) row.scrollLeft += left - frame.left;
    else if (right > frame.right) row.scrollLeft += right - frame.right;
  }

  const nameOf = ({ id }: Element) => id.slice(id.lastIndexOf('-tab-') + 5);

  function choose(tab: HTMLElement): void {
    if (tab.ariaSelected === 'true') return;
    showTab(tab);
    const query = new URLSearchParams(location.search);
    if (tab.previousElementSibling) query.set('tab', nameOf(tab));
    else query.delete('tab');
    // Back leaves the page, whichever tabs it has shown.
    // Not by `size`, which Chrome has since 113 and Safari since 17.
    const text = String(query) ? `?${query}` : '';
    history.replaceState(history.state, '', location.pathname + text + location.hash);
  }

  function showNamedTab(): void {
    const name = new URLSearchParams(location.search).get('tab');
    const tabs = [...document.querySelectorAll<HTMLElement>('[role=tab]')];
    const tab = tabs.find((one) => nameOf(one) === name);
    if (tab && tab.dataset.state !== 'active') showTab(tab);
  }

  /** The pictures of the page, one at a time. Back closes them. */
  function openPictures(link: HTMLAnchorElement): void {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-picture]')];
    const words = link.closest<HTMLElement>('[data-pictures]')?.dataset ?? {};
    const fills = { border: 0, padding: 0, width: '100vw', height: '100dvh', maxWidth: 'none' };
    const dialog: HTMLDialogElement = make(
      'dialog',
      { ariaLabel: words.pictures },
      { ...fills, maxHeight: 'none', background: '#000', color: '#fff' },
    );
    const image = make('img', {}, { width: '100%', height: '100%', objectFit: 'contain' });
    const at = { position: 'absolute', padding: '0.75rem', background: '#000c' };
    const caption = make('p', { dir: 'auto' }, { ...at, insetInline: 0, bottom: 0 });
    caption.style.textAlign = 'center';
    let index = links.indexOf(link);
    const button = (label = '', text: string, place: object, step: number) =>
      make(
        'button',
        {
          type: 'button',
          ariaLabel: label,
          textContent: text,
          onclick: () => (step ? turnTo(index + step) : dialog.close()),
        },
        { ...at, ...place, minWidth: '2.75rem', minHeight: '2.75rem', fontSize: '1.5rem' },
      );
    const isRtl = document.documentElement.dir === 'rtl';
    const middle = { top: 'calc(50% - 1.4rem)' };
    const previous = button(
      words.previous,
      isRtl ? '›' : '‹',
      { ...middle, insetInlineStart: 0 },
      -1,
    );
    const next = button(words.next, isRtl ? '‹' : '›', { ...middle, insetInlineEnd: 0 }, 1);
    const close = button(words.close, '×', { top: 0, insetInlineEnd: 0 }, 0);
    function turnTo(to: number): void {
      const shown = links[to];
      if (!shown) return;
      index = to;
      image.src = shown.href;
      image.alt = find('img', shown)?.getAttribute('alt') ?? '';
      caption.textContent = shown.parentElement?.querySelector('figcaption')?.textContent ?? '';
      caption.hidden = !caption.textContent;
      previous.hidden = index === 0;
      next.hidden = index === links.length - 1;
      // A hidden button loses the focus, and the keys would go to the page.
      if (dialog.open && !dialog.contains(document.activeElement)) close.focus();
    }
    dialog.onkeydown = ({ key }) => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
      if (step) turnTo(index + (isRtl ? -step : step));
    };
    dialog.onclose = () => {
      dialog.remove();
      if (history.state?.pictures) history.back();
      link.focus();
    };
    dialog.append(image, caption, previous, next, close);
    document.body.append(dialog);
    turnTo(index);
    dialog.showModal();
    history.pushState({ pictures: true }, '');
  }

  // --- Data of an earlier sign-in ---

  /**
   * After a sign-in, Back may show this page; after a session has ended elsewhere, this browser still has that person's data.
   */
  async function forgetUnlessMember(): Promise<void> {
    try {
      if (!localStorage.getItem(personKey)) return;
      // A member who looks around before the profile is complete (lib/platform/auth/looking-around).
      if (document.cookie.includes('looking-')) return;
      const { ok, status } = await fetch('/api/auth/user');
      const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      // Once: a page that remains a guest's would reload for ever.
      if (ok && visit?.type !== 'reload') location.reload();
      if (status !== 401) return;
      const [prefix = ''] = personKey.split(':');
      for (const storage of [sessionStorage, localStorage]) {
        const keys = Object.keys(storage).filter((key) => key.startsWith(`${prefix}:`));
        for (const key of keys) {
          const [, id = '', name = ''] = key.split(':');
          // Typed text remains in its tab after a session that has ended by itself (lib/platform/browser/person-store).
          const isTyped = /^(?:ended|chat-drafts|typed)$/.test(name);
          const hasEnded = keys.includes(`${prefix}:${id}:ended`);
          if (!(storage === sessionStorage && isTyped && hasEnded)) storage.removeItem(key);
        }
      }
      for (const name of await caches.keys())
        if (new RegExp(`^${prefix}:\\d+$`).test(name)) await caches.delete(name);
      await navigator.clearAppBadge?.();
      const worker = await navigator.serviceWorker?.getRegistration('/');
      await (await worker?.pushManager?.getSubscription())?.unsubscribe();
      for (const push of (await worker?.getNotifications?.()) ?? []) push.close();
    } catch {
      // Offline, or storage is forbidden: the next page tries again.
    }
  }

  /** Previews by other services only load an invite link; an opening is counted at the first action of a person. */
  function countOpening(): void {
    const { opens } = find('[data-opens]')?.dataset ?? {};
    if (!opens) return;
    const signs = ['pointerdown', 'keydown', 'wheel', 'touchmove'];
    const counted = new AbortController();
    for (const sign of signs)
      addEventListener(
        sign,
        () => {
          counted.abort();
          // The touch may follow a link, and the response's cookie must arrive nevertheless.
          void fetch(opens, { method: 'POST', keepalive: true }).catch(() => undefined);
        },
        { signal: counted.signal, passive: true },
      );
  }

  const { storeTyped, giveBackTyped } = typedAlong(personKey, Object.assign);

  // --- Events ---

  addEventListener('click', (event) => {
    const element = elementOf(event);
    const control = element?.closest<HTMLElement>('a, button');
    if (!control || event.defaultPrevented) return;
    const { dataset } = control;
    if (control instanceof HTMLAnchorElement) {
      // Cached pages are the same for everyone, so their links lack the current query.
      if (control.pathname === '/api/login') {
        const to = new URL(control.href);
        to.searchParams.set('returnTo', here());
        control.href = to.href;
      }
      if (!isPlain(event) || !('picture' in dataset)) return;
      openPictures(control);
      event.preventDefault();
      return;
    }
    if (control.role === 'tab' && !dataset.address) choose(control);
    else if ('share' in dataset) void share(control);
  });

  addEventListener('keydown', (event) => {
    const tab = elementOf(event)?.closest<HTMLElement>('[role=tab]');
    const tabs = [...(tab?.parentElement?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])];
    if (!tab || !isPlain(event)) return;
    const step = document.documentElement.dir === 'rtl' ? -1 : 1;
    const at = tabs.indexOf(tab);
    const to = { ArrowRight: at + step, ArrowLeft: at - step, Home: 0, End: -1 }[event.key];
    const next = to === undefined ? undefined : tabs.at(to % tabs.length);
    if (!next) return;
    event.preventDefault();
    next.focus();
    next.click();
  });

  addEventListener('submit', ({ target }) => {
    const form = target as HTMLFormElement;
    const returnTo = form.elements.namedItem('returnTo');
    if (returnTo instanceof HTMLInputElement) returnTo.value = here();
    if (form.action.endsWith('/api/language')) storeTyped();
  });

  addEventListener('popstate', () => {
    find<HTMLDialogElement>('dialog[open]')?.close();
  });
  addEventListener('pageshow', () => void forgetUnlessMember());
  // The browser must not offer by itself to install the app.
  addEventListener('beforeinstallprompt', (event) => event.preventDefault());
  document.addEventListener('DOMContentLoaded', () => {
    showNamedTab();
    giveBackTyped();
    countOpening();
  });
  return say;
}
