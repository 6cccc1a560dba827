/**
 * Every open sheet and dialog has an entry of its own in the browser's history, so that Back closes the last one and the page
 * stays. What else closes a sheet takes its entry away again. A page that is opened from inside a sheet stands in its place.
 *
 * The entries of a page and its layers carry a mark: whose they are and how many layers are open on them.
 */
const MARK = 'backLayer';
/** A traversal that the browser has dropped must not hold up navigation for ever. */
const TRAVEL_MS_MAX = 1_000;

interface Mark {
  page: number;
  depth: number;
}

interface Layer {
  close: () => void;
}

type Write = 'pushState' | 'replaceState';

/** What is open, outermost first. */
const layers: Layer[] = [];
/** The entry that the browser stands on. A popstate event tells of the one after it only. */
let here: { mark: Mark | null; state: object | null; href: string };
/** The writers as Next left them, or found them. */
let original: Record<Write, History[Write]> | null = null;
/** Set while the browser is on its way down to another entry of ours; what would write meanwhile waits for its arrival. */
let travel: ReturnType<typeof setTimeout> | null = null;
let waiting: (() => void)[] = [];

/** Opens a layer over what is open. @returns what takes it away, with its entry */
export function openLayer(close: () => void): () => void {
  install();
  const layer = { close };
  layers.push(layer);
  // Later, so that a dialog that takes the place of another takes its entry, too.
  queueMicrotask(settle);
  return () => {
    const index = layers.indexOf(layer);
    if (index >= 0) layers.splice(index, 1);
    queueMicrotask(settle);
  };
}

/** A reload, or a page left from inside a sheet, comes back to an entry without its sheet: goes down to the page's own. */
export function leaveDeadLayers(): void {
  install();
  settle();
}

function install(): void {
  if (original) return;
  const { history } = window;
  original = {
    pushState: history.pushState.bind(history),
    replaceState: history.replaceState.bind(history),
  };
  remember();
  intercept('pushState', original);
  intercept('replaceState', original);
  // Captured, so that Next does not take a step between two layers of its page for a navigation.
  window.addEventListener('popstate', arrive, { capture: true });
}

function markOf(state: unknown): Mark | null {
  return (state as { [MARK]?: Mark } | null)?.[MARK] ?? null;
}

function remember(): void {
  const { state } = window.history;
  here = { mark: markOf(state), state, href: window.location.href };
}

/** Past Next and the interception below, which are about navigation. */
function write(method: Write, state: object, href?: string): void {
  History.prototype[method].call(window.history, state, '', href);
  remember();
}

/** Brings the entries in line with what is open. */
function settle(): void {
  if (travel) return;
  const { page, depth } = here.mark ?? { page: Date.now(), depth: 0 };
  if (depth > layers.length) return go(layers.length - depth);
  if (depth < layers.length) write('replaceState', { ...here.state, [MARK]: { page, depth } });
  for (let next = depth + 1; next <= layers.length; next += 1) {
    write('pushState', { ...here.state, [MARK]: { page, depth: next } });
  }
}

function go(delta: number): void {
  travel = setTimeout(() => {
    write('replaceState', { ...here.state, [MARK]: undefined });
    endTravel();
  }, TRAVEL_MS_MAX);
  window.history.go(delta);
}

function endTravel(): void {
  if (travel) clearTimeout(travel);
  travel = null;
  const writes = waiting;
  waiting = [];
  for (const each of writes) each();
  queueMicrotask(settle);
}

function arrive(event: PopStateEvent): void {
  const from = here;
  const mark = markOf(event.state);
  if (from.mark && mark?.page === from.mark.page) {
    event.stopImmediatePropagation();
    // The same page: what changed while the layer was open (its filters, say) goes with it.
    write('replaceState', { ...from.state, [MARK]: mark }, from.href);
    if (!travel) for (const layer of layers.slice(mark.depth).reverse()) layer.close();
  } else {
    remember();
    for (const layer of layers.splice(0)) layer.close();
  }
  endTravel();
}

/** Navigation of Next, and changes of the address in place. */
function intercept(
  method: Write,
  { pushState, replaceState }: Record<Write, History[Write]>,
): void {
  window.history[method] = (state: object | null, unused, url) => {
    if (travel) {
      waiting.push(() => window.history[method](state, unused, url));
      return;
    }
    const { mark } = here;
    const { [MARK]: _mark, ...data } = (state ?? {}) as { [MARK]?: Mark };
    const isInPlace =
      method === 'replaceState' &&
      (!url || new URL(url, here.href).pathname === window.location.pathname);
    if (isInPlace) {
      replaceState(mark ? { ...data, [MARK]: mark } : state, unused, url);
    } else if (!mark?.depth) {
      (method === 'pushState' ? pushState : replaceState)(data, unused, url);
    } else if (method === 'pushState') {
      // Another page takes the place of the sheet it was chosen in.
      replaceState(data, unused, url);
    } else {
      // Another page takes the place of this one, not of the sheet on it.
      waiting.push(() => window.history.replaceState(data, unused, url));
      go(-mark.depth);
      return;
    }
    remember();
    queueMicrotask(settle);
  };
}
