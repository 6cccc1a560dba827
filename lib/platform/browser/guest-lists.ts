/**
 * Changes the lists of a guest's page in place (lib/platform/browser/guest-page): it fetches the page at the address to which a
 * link or a form would lead, and takes what is new from it. Runs in the browser, as the text of an inline script, so it uses nothing
 * from outside. The script element has the addresses of the whole stylesheets, and what to say where a page does not arrive.
 * @param readClocks brings the times on the page up to date
 */
export function runGuestLists(say: (words: string) => void, readClocks: () => void): void {
  const { sheets: stylesheets = '', failed = '' } = document.currentScript?.dataset ?? {};
  /** The device's position, rounded by lib/platform/geo/point: sent in requests for lists, never in the page's address. */
  let near = '';
  /** The frame to which the person has moved the map: handled like the position. */
  let frame = '';
  /** A response that a later request has overtaken is dropped. */
  let turn = 0;
  let typing: ReturnType<typeof setTimeout> | undefined;
  /** The text field whose last entry in the history still grows. */
  let typedIn: Element | null = null;
  let beingTyped: Element | null = null;

  const find = <E extends HTMLElement = HTMLElement>(
    selector: string,
    within: ParentNode = document,
  ): E | null => within.querySelector<E>(selector);
  const elementOf = ({ target }: Event) => (target instanceof Element ? target : null);

  /** A page has the styles of its own elements only; added elements may need others. */
  function wholeStyles(): Promise<unknown> {
    const waiting = stylesheets.split(' ').filter((href) => href && !find(`link[href="${href}"]`));
    return Promise.all(
      waiting.map((href) => {
        const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
        document.head.append(link);
        return new Promise((done) => {
          link.onload = link.onerror = done;
        });
      }),
    );
  }

  async function read(address: string): Promise<Document> {
    const url = new URL(address, location.href);
    if (near) url.searchParams.set('near', near);
    if (frame) url.searchParams.set('bounds', frame);
    const [response] = await Promise.all([fetch(url), wholeStyles()]);
    if (!response.ok) throw new Error(response.statusText);
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    // Parsed as if there were no scripts.
    for (const each of page.querySelectorAll('noscript')) each.replaceChildren();
    // A sign-in happened in another tab meanwhile.
    if (!find('script[data-sheets]', page)) location.assign(address);
    return page;
  }

  /** @param link busy until the page has come */
  async function readFor(link: Element, address: string): Promise<Document | null> {
    if (link.ariaBusy) return null;
    link.ariaBusy = 'true';
    try {
      return await read(address);
    } catch {
      say(failed);
      return null;
    } finally {
      link.ariaBusy = null;
    }
  }

  async function addRows(link: HTMLAnchorElement): Promise<void> {
    const page = await readFor(link, link.href);
    if (!page) return;
    const rows = [...(find('[data-rows]', page)?.children ?? [])];
    if (!rows[0]) return;
    find('[data-rows]')?.append(...rows);
    // The element counts the rows of one batch.
    find('[data-count]')?.replaceChildren();
    const next = find('[data-more]', page)?.getAttribute('href');
    if (next) link.setAttribute('href', next);
    else {
      link.remove();
      find('a', rows[0])?.focus();
    }
    readClocks();
  }

  /** Puts a part of the page at the link's address in place of the link. */
  async function loadPartOf(link: HTMLAnchorElement, id: string): Promise<void> {
    const part = (await readFor(link, link.href))?.getElementById(id);
    if (!part) return;
    link.replaceWith(part);
    part.tabIndex = -1;
    part.focus();
    readClocks();
  }

  /** Updates one element to match another in place: a field keeps its focus, a map its position. */
  function follow(old: Element, now: Element): void {
    if (old.nodeName !== now.nodeName) return old.replaceWith(now);
    if (old.matches('noscript')) return;
    for (const name of old.getAttributeNames())
      if (!now.hasAttribute(name)) old.removeAttribute(name);
    for (const { name, value } of now.attributes)
      if (old.getAttribute(name) !== value) old.setAttribute(name, value);
    if (old.matches('[data-map]')) return;
    if (old.matches('[data-rows]') || old.children.length === 0 || now.children.length === 0) {
      if (old.innerHTML !== now.innerHTML) old.replaceChildren(...now.childNodes);
    } else {
      const [before, after] = [[...old.childNodes], [...now.childNodes]];
      for (const [at, child] of after.entries()) {
        const own = before[at];
        if (own instanceof Element && child instanceof Element) follow(own, child);
        else if (own) own.replaceWith(child);
        else old.append(child);
      }
      for (const child of before.slice(after.length)) child.remove();
    }
    if (!old.matches('select, input') || old === beingTyped) return;
    const [field, { value }] = [old as HTMLInputElement, now as HTMLInputElement];
    if (field.value !== value) field.value = value;
  }

  /**
   * Shows the list at this address of the page.
   * @param field the one that led to it, in which the person may have typed on
   */
  async function show(address: string, field: Element | null = null): Promise<void> {
    const own = ++turn;
    const main = find('main');
    main?.setAttribute('aria-busy', 'true');
    const page = await read(address).catch(() => null);
    if (own !== turn || !main) return;
    main.removeAttribute('aria-busy');
    const next = page && find('main', page);
    if (!next) return say(failed);
    const focused = document.activeElement;
    beingTyped = field;
    follow(main, next);
    if (focused && !focused.isConnected) main.focus({ preventScroll: true });
    readClocks();
  }

  /** @param part an element of the same list to scroll to; without one, the map follows the list again */
  function goTo(query: string, field: Element | null = null, part = ''): void {
    clearTimeout(typing);
    if (!part) frame = '';
    // Typing into one field without a pause makes one history entry.
    const method = field && typedIn === field ? 'replaceState' : 'pushState';
    typedIn = field;
    if (query !== location.search) history[method](null, '', query || location.pathname);
    void show(location.href, field).then(() => part && find(part)?.scrollIntoView());
  }

  /** The address with the filters of this form. */
  function queryOf(form: HTMLFormElement, field: HTMLElement | null): string {
    const query = new URLSearchParams(location.search);
    const gone = ['cursor', ...(field?.dataset.clears ?? '').split(' ')];
    for (const [name, value] of [...query, ...new FormData(form)]) {
      if (value && typeof value === 'string' && !gone.includes(name)) query.set(name, value);
      else query.delete(name);
    }
    return String(query) ? `?${query}` : '';
  }

  const filtersOf = (element: Element | null) => element?.closest<HTMLFormElement>('search form');

  function locate(button: HTMLButtonElement): void {
    const words = JSON.parse(button.dataset.locate ?? '{}') as Record<string, string>;
    const refused = (code: number) => {
      button.disabled = false;
      say(words[code] ?? words[0] ?? failed);
    };
    if (!navigator.geolocation) return refused(4);
    button.disabled = true;
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        near = [latitude, longitude].map((degrees) => degrees.toFixed(3)).join();
        frame = '';
        void show(location.href);
      },
      ({ code }) => refused(code),
      { enableHighAccuracy: true, timeout: 10_000, maximumAge: 300_000 },
    );
  }

  addEventListener('click', (event) => {
    const control = elementOf(event)?.closest<HTMLElement>('a, button');
    if (!control || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const { dataset } = control;
    if (control instanceof HTMLAnchorElement) {
      if ('more' in dataset) void addRows(control);
      else if (dataset.part) void loadPartOf(control, dataset.part);
      else if ('list' in dataset) goTo(control.search, null, control.hash);
      else return;
      event.preventDefault();
      return;
    }
    if (dataset.address) goTo(dataset.address);
    else if ('locate' in dataset) locate(control as HTMLButtonElement);
    else if ('unlocate' in dataset || 'unframe' in dataset) {
      if ('unlocate' in dataset) near = '';
      frame = '';
      void show(location.href);
    }
  });

  addEventListener('change', (event) => {
    const field = elementOf(event);
    const form = filtersOf(field);
    if (form && field?.matches('select, [type=date]')) goTo(queryOf(form, field as HTMLElement));
  });

  addEventListener('input', (event) => {
    const field = elementOf(event);
    const form = filtersOf(field);
    if (form && field?.matches('[type=search]')) {
      clearTimeout(typing);
      typing = setTimeout(() => goTo(queryOf(form, null), field), 350);
    }
  });
  addEventListener('focusout', () => {
    typedIn = null;
  });

  addEventListener('submit', (event) => {
    const form = filtersOf(event.target as Element);
    if (!form) return;
    event.preventDefault();
    goTo(queryOf(form, null));
  });

  addEventListener('popstate', () => {
    // Without the form, the history entry is that of a picture.
    if (!find('search form')) return;
    frame = '';
    void show(location.href);
  });

  let tries = 0;
  /** The map's own program (components/venues/guest-map) is loaded once the map is visible. */
  function loadMap(map: HTMLElement): void {
    if (map.clientHeight === 0 || find('script[type=module]')) return;
    // Older browsers remember that a module failed, by its whole address.
    const src = `${map.dataset.map ?? ''}#${(tries += 1)}`;
    const script = Object.assign(document.createElement('script'), { type: 'module', src });
    script.onerror = () => {
      // Loading is retried when the map is next shown.
      script.remove();
      find('[role=alert]', map)?.removeAttribute('hidden');
    };
    document.head.append(script);
    void wholeStyles();
  }
  addEventListener('framed', (event) => {
    frame = (event as CustomEvent<string>).detail;
    void show(location.href);
  });
  document.addEventListener('DOMContentLoaded', () => {
    const map = find('[data-map]');
    if (map) new ResizeObserver(() => loadMap(map)).observe(map);
  });
}
