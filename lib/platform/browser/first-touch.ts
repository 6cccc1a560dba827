/**
 * On the pages of guests the scripts come at the first sign that somebody uses the page, not by themselves
 * (docs/decisions/0023-finished-pages-for-guests.md). Links and forms work without them.
 */
interface FirstTouch {
  /** Whether the scripts have been asked for. */
  hasBegun: boolean;
  /** The page has hydrated: it answers by itself from now on. */
  live: () => void;
}

declare global {
  interface Window {
    /** Absent where scripts come by themselves. */
    firstTouch?: FirstTouch;
  }
}

/**
 * Runs in the browser, as the text of an inline script: it uses nothing from outside. The script element has the addresses of
 * the page's stylesheets and scripts, those of files that these will ask for, and what to say where they do not arrive.
 * @param personKey the entry of the browser's storage that says who was signed in here
 * @param whenLive called once the page has hydrated
 */
export function waitForFirstTouch(personKey: string, whenLive: () => void): void {
  const { sheets = '', files = '', more = '', failed = '' } = document.currentScript?.dataset ?? {};
  const listOf = (addresses: string) => addresses.split(' ').filter(Boolean);
  const asked = new Set<string>();
  /** Sheets that have not arrived. */
  const unstyled = new Set(listOf(sheets));
  /** The tab that the address names. */
  const named: HTMLElement[] = [];
  const busy = new Set<HTMLElement>();
  const listening = new AbortController();
  const { signal } = listening;
  /** Scripts that did not arrive are not asked for again before this. */
  let restUntil = 0;
  /** The last thing done was done by a finger or a mouse. */
  let isPointed = false;

  /** Controls that only scripts can answer, in the order of the last press. */
  const presses = () => window.beforeHydration?.presses ?? new Set<HTMLElement>();

  const api: FirstTouch = { hasBegun: false, live };
  window.firstTouch = api;

  /** Only fetches them: running them now would delay the click that follows. */
  function fetchAll(): void {
    if (document.querySelector('link[data-early]')) return;
    const preload = (as: string) => (href: string) => {
      const link = document.createElement('link');
      Object.assign(link, { rel: 'preload', as, href });
      link.dataset.early = '';
      document.head.append(link);
    };
    listOf(sheets).forEach(preload('style'));
    listOf(`${files} ${more}`).forEach(preload('script'));
  }

  /** The page has only the styles of its own elements, so what scripts add must not come before the whole sheets. */
  function run(): void {
    if (signal.aborted || performance.now() < restUntil) return;
    api.hasBegun = true;
    fetchAll();
    for (const sheet of unstyled) {
      if (asked.has(sheet)) continue;
      asked.add(sheet);
      const link = document.createElement('link');
      // As Next writes it, whose own element this becomes.
      Object.assign(link, { rel: 'stylesheet', href: sheet });
      link.dataset.precedence = 'next';
      link.onload = () => {
        unstyled.delete(sheet);
        runScripts();
      };
      link.onerror = () => {
        link.remove();
        giveUp(sheet);
      };
      document.head.append(link);
    }
    runScripts();
  }

  function runScripts(): void {
    if (unstyled.size > 0) return;
    for (const source of listOf(files)) {
      if (asked.has(source)) continue;
      asked.add(source);
      const script = document.createElement('script');
      // As Next writes them: its chunks wait for each other, so their order does not matter.
      script.async = true;
      script.src = source;
      script.onerror = () => giveUp(source);
      document.head.append(script);
    }
  }

  /** After the next paint, so that what the person did is seen first. A hidden page paints nothing. */
  function runSoon(): void {
    if (listOf(files).every((file) => asked.has(file)) || performance.now() < restUntil) return;
    fetchAll();
    requestAnimationFrame(() => setTimeout(run));
    setTimeout(run, 300);
  }

  /** The next press tries again. Where the server no longer has the file, only a new page helps. */
  function giveUp(source: string): void {
    asked.delete(source);
    if (performance.now() < restUntil) return;
    restUntil = performance.now() + 3_000;
    const [answer] = performance.getEntriesByName(new URL(source, location.href).href).slice(-1);
    if (answer instanceof PerformanceResourceTiming && answer.responseStatus === 404)
      return location.reload();
    const hasPressed = presses().size > 0;
    presses().clear();
    release();
    if (!hasPressed) return;
    const note = document.createElement('p');
    Object.assign(note, { role: 'alert', className: 'guest-note', textContent: failed });
    document.body.append(note);
    setTimeout(() => note.remove(), 6_000);
  }

  function markBusy(control: HTMLElement): void {
    busy.add(control);
    control.setAttribute('aria-busy', 'true');
  }

  function release(): void {
    for (const control of busy) if (!presses().has(control)) control.removeAttribute('aria-busy');
    busy.clear();
  }

  /** What was pressed is pressed again by the page (components/ui/held-presses), the tab of the address first. */
  function live(): void {
    // After the effects of the first commit, which take the address into account.
    setTimeout(() => {
      if (signal.aborted) return;
      listening.abort();
      whenLive();
      const later = [...presses()];
      presses().clear();
      for (const control of [...named, ...later]) presses().add(control);
      release();
    });
  }

  /** Shows the panel of a tab as the scripts will. @returns false where they have to bring it */
  function showTab(tab: HTMLElement): boolean {
    const tabs = tab.closest('[role=tablist]')?.querySelectorAll<HTMLElement>('[role=tab]') ?? [];
    const panelOf = (one: Element) =>
      document.getElementById(one.getAttribute('aria-controls') ?? '');
    const panel = panelOf(tab);
    if (!panel || panel.hidden) return false;
    for (const one of tabs) {
      const state = one === tab ? 'active' : 'inactive';
      one.setAttribute('aria-selected', String(one === tab));
      one.tabIndex = one === tab ? 0 : -1;
      one.dataset.state = state;
      const own = panelOf(one);
      if (own) own.dataset.state = state;
    }
    return true;
  }

  /** Answers a press as far as possible now, and wholly once the page has hydrated. */
  function hold(control: HTMLElement): void {
    presses().delete(control);
    presses().add(control);
    restUntil = 0;
    if (!(control.getAttribute('role') === 'tab' && showTab(control))) markBusy(control);
  }

  /** To another address of this page, which needs no scripts; those that are under way only delay it. */
  function lead(query: string): void {
    stop();
    location.assign(query);
  }

  const elementOf = ({ target }: Event) => (target instanceof Element ? target : null);

  /** Whether the browser answers it with another page, for which this one needs no scripts. */
  function leadsAway(element: Element | null): boolean {
    const control = element?.closest<HTMLAnchorElement | HTMLButtonElement>(
      'a[href]:not([data-picture]), button',
    );
    if (!(control instanceof HTMLButtonElement)) return Boolean(control);
    if (control.dataset.address) return true;
    return control.type === 'submit' && !control.form?.hasAttribute('data-waiting');
  }

  const here = () => location.pathname + location.search;

  function on<K extends keyof WindowEventMap>(
    names: K[],
    act: (event: WindowEventMap[K]) => void,
  ): void {
    for (const name of names) addEventListener(name, act, { capture: true, signal });
  }

  on(['pointerdown'], (event) => {
    isPointed = true;
    if (leadsAway(elementOf(event))) return;
    fetchAll();
    // A long press has no click.
    setTimeout(run, 1_000);
  });
  // A finger that scrolls cancels its pointer; a mouse comes before it presses. Fields are filled in by other means, too.
  on(['pointercancel', 'wheel', 'input'], runSoon);
  // Where a mouse rests, a browser reports a move with each layout, without one.
  let rest = '';
  on(['pointermove'], ({ pointerType, screenX, screenY }) => {
    if (pointerType !== 'mouse') return;
    const place = `${screenX} ${screenY}`;
    if (rest && place !== rest) runSoon();
    rest = place;
  });
  on(['focusin'], (event) => {
    if (!leadsAway(elementOf(event))) runSoon();
  });

  on(['keydown'], (event) => {
    isPointed = false;
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    const element = elementOf(event);
    if (ctrlKey || metaKey || altKey || (key === 'Enter' && leadsAway(element))) return;
    runSoon();
    const tab = element?.closest<HTMLElement>('[role=tab]');
    if (!tab || shiftKey) return;
    const tabs = [
      ...(tab.closest('[role=tablist]')?.querySelectorAll<HTMLElement>('[role=tab]') ?? []),
    ];
    const step = document.documentElement.dir === 'rtl' ? -1 : 1;
    const at = tabs.indexOf(tab);
    const to = { ArrowRight: at + step, ArrowLeft: at - step, Home: 0, End: -1 }[key];
    const next = to === undefined ? undefined : tabs.at(to % tabs.length);
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    hold(next);
    next.focus();
  });

  // Also without any pointer: of a key, a voice, a screen reader.
  on(['click'], (event) => {
    const element = elementOf(event);
    // The page is the same for everybody, so these know no query.
    const signIn = element?.closest<HTMLAnchorElement>('a[href^="/api/login?returnTo="]');
    if (signIn) {
      const to = new URL(signIn.href);
      to.searchParams.set('returnTo', here());
      signIn.href = to.href;
    }
    const control = element?.closest<HTMLButtonElement>('button, [data-picture]');
    if (control?.dataset.address) lead(control.dataset.address);
    if (leadsAway(element)) return;
    if (control?.type === 'button' || control?.matches('[data-picture]')) {
      // React may already listen, and would answer it too.
      event.preventDefault();
      event.stopPropagation();
      hold(control);
    }
    runSoon();
  });

  // A filter. Arrow keys change it at every step, so a change by keys waits for the scripts.
  on(['change'], (event) => {
    const field = elementOf(event);
    const form = field?.closest<HTMLFormElement>('search form');
    if (!isPointed || !form || !field?.matches('select, [type=date]')) return;
    const query = new URLSearchParams(location.search);
    const gone = ['cursor', ...listOf((field as HTMLElement).dataset.clears ?? '')];
    for (const [name, value] of [...query, ...new FormData(form)]) {
      if (value && typeof value === 'string' && !gone.includes(name)) query.set(name, value);
      else query.delete(name);
    }
    lead(`?${query}`);
  });

  on(['submit'], ({ target, submitter }) => {
    if (!(target instanceof HTMLFormElement)) return;
    const returnTo = target.elements.namedItem('returnTo');
    if (returnTo instanceof HTMLInputElement) returnTo.value = here();
    // Held by the script of all pages.
    if (target.hasAttribute('data-waiting') && submitter) markBusy(submitter);
  });

  // The browser must not offer by itself to install the app.
  addEventListener('beforeinstallprompt', (event) => event.preventDefault(), { signal });

  document.addEventListener('DOMContentLoaded', () => {
    // What only scripts can draw, where it is on the screen.
    const drawn = [...document.querySelectorAll('[data-drawn-by-scripts]')];
    if (drawn.some((part) => part.getClientRects().length > 0)) run();
    // The address may name a tab.
    const wanted = new URLSearchParams(location.search).get('tab');
    const tab = [...document.querySelectorAll<HTMLElement>('[role=tab]')].find(({ id }) =>
      id.endsWith(`-tab-${wanted}`),
    );
    if (tab && tab.dataset.state !== 'active' && showTab(tab)) named.push(tab);
  });

  // What a person left behind on this device, or a sheet that was open before a reload, is for the scripts to remove.
  function lookForTraces(): void {
    try {
      if (localStorage.getItem(personKey) || history.state?.backLayer) run();
    } catch {
      // Where storage is forbidden, nothing has been left.
    }
  }
  lookForTraces();
  addEventListener('pageshow', lookForTraces, { signal });
}
