/**
 * Each open bottom sheet or dialog has its own entry in the browser's history, so that Back closes the topmost one and remains
 * on the page. Closing it any other way removes its entry. A page opened from inside a bottom sheet replaces its entry.
 *
 * The entries of a page and its layers are marked with the page's id and the number of open layers.
 */
const MARK = 'backLayer';
/** A traversal that the browser dropped must not block navigation forever. */
const TRAVEL_MS_MAX = 1_000;

interface Mark {
  page: number;
  depth: number;
}

interface Layer {
  close: () => void;
}

type Write = 'pushState' | 'replaceState';

/** Outermost first. */
const layers: Layer[] = [];
/** The current entry. Stored here because a popstate event only describes the entry it arrives at. */
let here: { mark: Mark | null; state: object | null; href: string };
/** The history methods from before our interception. */
let original: Record<Write, History[Write]> | null = null;
/** Set while the browser travels back to another entry of ours; writes wait until it arrives. */
let travel: ReturnType<typeof setTimeout> | null = null;
let waiting: (() => void)[] = [];

/** Opens a layer above the others. @returns a function that removes it and its entry */
export function openLayer(close: () => void): () => void {
  install();
  const layer = { close };
  layers.push(layer);
  // Deferred, so that a dialog that replaces another reuses its entry.
  queueMicrotask(settle);
  return () => {
    const index = layers.indexOf(layer);
    if (index >= 0) layers.splice(index, 1);
    queueMicrotask(settle);
  };
}

/**
 * After a reload, or after Back from a page opened in a bottom sheet, the current entry may belong to a closed sheet: returns
 * to the page's own entry.
 */
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
  // In the capture phase, so that Next does not treat a step between two layers of a page as navigation.
  window.addEventListener('popstate', arrive, { capture: true });
}

function markOf(state: unknown): Mark | null {
  return (state as { [MARK]?: Mark } | null)?.[MARK] ?? null;
}

function remember(): void {
  const { state } = window.history;
  here = { mark: markOf(state), state, href: window.location.href };
}

/** Bypasses Next and the interception below, which handle navigation. */
function write(method: Write, state: object, href?: string): void {
  History.prototype[method].call(window.history, state, '', href);
  remember();
}

/** Makes the history entries match the open layers. */
function settle(): void {
  if (travel) return;
  const { page, depth } = here.mark ?? {
    page: performance.timeOrigin + performance.now(),
    depth: 0,
  };
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
    // The same page: keeps state that changed while the layer was open, such as its filters.
    write('replaceState', { ...from.state, [MARK]: mark }, from.href);
    if (!travel) for (const layer of layers.slice(mark.depth).reverse()) layer.close();
  } else {
    remember();
    for (const layer of layers.splice(0)) layer.close();
  }
  endTravel();
}

/** Handles navigation by Next and in-place URL changes. */
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
      // The new page replaces the entry of the bottom sheet it was opened from.
      replaceState(data, unused, url);
    } else {
      // The new page replaces this page's entry, not that of the bottom sheet above it.
      waiting.push(() => window.history.replaceState(data, unused, url));
      go(-mark.depth);
      return;
    }
    remember();
    queueMicrotask(settle);
  };
}
