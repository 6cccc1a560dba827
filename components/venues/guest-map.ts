import { drawLeaflet } from '@/components/map/leaflet-view';
import { type DrawnMapProps, ZOOM_LIST } from '@/components/map/map-types';
import { sportKey, sportTint } from '@/components/sports/sport-key';
import { spriteUrl } from '@/components/ui/line-icon-names';
import type { GeoPoint } from '@/lib/platform/geo/point';
import { api } from '@/lib/platform/http/client';
import { addTexts, currentLanguage, type Source } from '@/lib/platform/language/current';
import { ENGLISH } from '@/lib/platform/language/languages';
import { pathIn } from '@/lib/platform/language/paths';
import { boundsText } from '@/lib/platform/validation/bounds-text';
import { escapeHtml } from '@/lib/platform/validation/escape-html';
import { routes } from '@/lib/routes';
import { sportWords } from '@/lib/sports/words';
import type { VenuePinDto } from '@/lib/venues/schema/list-pins';

/*
 * The map of a guest's list of venues, which React does not draw (docs/decisions/0023-finished-pages-for-guests.md).
 * scripts/build.mjs bundles it separately, and lib/platform/browser/guest-lists loads it once the map is visible. It reads the
 * attributes of its element, which follow the list, and raises `framed` when the person has moved it.
 */

type Draw = (changed: Partial<DrawnMapProps>) => void;

async function draw(frame: HTMLElement, props: DrawnMapProps): Promise<Draw> {
  if (props.settings.provider === 'google') {
    const { drawGoogle } = await import('@/components/map/google-island');
    return drawGoogle(frame, props);
  }
  const { map, pins } = drawLeaflet(frame, props.settings, props);
  const onSelect = props.onSelect ?? (() => undefined);
  return ({ pins: shown, selectedId, focus }) => {
    if (shown) pins.show(shown);
    if (selectedId !== undefined) pins.select(selectedId, onSelect);
    if (focus) map.setView([focus.point.latitude, focus.point.longitude], ZOOM_LIST);
  };
}

/** The bundler makes a chunk for each language. The pseudo-languages have none. */
async function addWords(): Promise<void> {
  const language = currentLanguage();
  if (language === ENGLISH) return;
  const area = import(`../../languages/${language}/guest-map.ts`) as Promise<{ texts: Source }>;
  await area.then(
    ({ texts }) => addTexts(language, texts),
    () => undefined,
  );
}

/** Its styles are in a file beside it; the page's are already loaded. */
const addStyles = () =>
  new Promise((done, failed) => {
    const href = new URL('guest-map.css', import.meta.url).href;
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    link.onload = done;
    link.onerror = failed;
    document.head.append(link);
  });

function pointIn(text = ''): GeoPoint | null {
  const [latitude = 0, longitude = 0] = text.split(',').map(Number);
  return text ? { latitude, longitude } : null;
}

/** The map's elements in the page. */
interface Parts {
  frame: HTMLElement;
  failed: HTMLElement;
  cut: HTMLElement;
  card: HTMLElement;
  list: Element;
  centre: GeoPoint;
}

async function start(place: HTMLElement, parts: Parts): Promise<void> {
  const { frame, failed, cut, card, list, centre } = parts;
  const fail = () => {
    frame.hidden = true;
    failed.hidden = false;
  };
  let pins: VenuePinDto[] = [];
  let selectedId: number | null = null;
  let bounds = '';
  let asked = '';
  let { focus = '' } = place.dataset;
  /** Changes from before the map was loaded are in its first frame. */
  let update: Draw = () => undefined;

  async function readPins(): Promise<void> {
    const query = new URLSearchParams(place.dataset.query);
    query.set('bounds', bounds);
    const own = (asked = String(query));
    const given = Object.fromEntries(query) as { bounds: string };
    const found = await api('GET /api/venues/pins', { query: given }).catch(() => null);
    // Another frame may have been requested meanwhile. Without a response the pins remain.
    if (!found || own !== asked) return;
    ({ pins } = found);
    cut.hidden = !found.isCut;
    update({ pins });
    showSelected();
  }

  function showSelected(): void {
    const pin = pins.find(({ id }) => id === selectedId);
    card.hidden = !pin;
    if (!pin) return;
    const link = Object.assign(document.createElement('a'), {
      href: pathIn(currentLanguage(), routes.venue(pin.id)),
      dir: 'auto',
      textContent: pin.name,
      className:
        'wrap-anywhere inline-flex min-h-11 min-w-0 flex-1 items-center font-name text-primary-ink underline underline-offset-4',
    });
    card.replaceChildren(link);
    if (pin.sport) card.append(badgeOf(pin.sport));
  }

  function mark(): void {
    for (const article of list.querySelectorAll('article')) {
      const { pathname = '' } = article.querySelector<HTMLAnchorElement>('h2 a') ?? {};
      article.classList.toggle('border-primary', pathname.endsWith(routes.venue(selectedId ?? 0)));
    }
  }

  function select(id: number): void {
    selectedId = id;
    update({ selectedId });
    showSelected();
    mark();
  }

  const settings = await api('GET /api/maps');
  await Promise.all([addWords(), addStyles()]);
  failed.hidden = true;
  update = await draw(frame, {
    label: '',
    settings,
    centre,
    zoom: ZOOM_LIST,
    onSelect: select,
    onFailed: fail,
    onFrame: (next, byPerson) => {
      bounds = boundsText(next);
      void readPins();
      if (byPerson)
        place.dispatchEvent(new CustomEvent('framed', { detail: bounds, bubbles: true }));
    },
  });
  update({ pins, selectedId });
  new MutationObserver(() => {
    const point = pointIn(place.dataset.focus);
    // An equal point does not move the map back from where the person dragged it.
    if (place.dataset.focus !== focus && point) update({ focus: { point, zoom: ZOOM_LIST } });
    focus = place.dataset.focus ?? '';
    if (bounds) void readPins();
  }).observe(place, { attributeFilter: ['data-query', 'data-focus'] });
  new MutationObserver(mark).observe(list, { childList: true, subtree: true });
}

/** Looks like SportBadge. */
function badgeOf(sport: string): HTMLElement {
  const badge = document.createElement('span');
  badge.className = `${sportTint(sport)} sport-badge`;
  badge.innerHTML = `<svg aria-hidden="true" viewBox="0 0 24 24" class="size-4 shrink-0"><use href="${spriteUrl('sports', `sport-${sportKey(sport)}`)}"/></svg><span>${escapeHtml(sportWords(sport))}</span>`;
  return badge;
}

function run(place: HTMLElement): void {
  const [frame, failed, cut, card] = [
    '[data-drawn]',
    '[role=alert]',
    '[data-cut]',
    '[data-selected]',
  ].map((selector) => place.querySelector<HTMLElement>(selector));
  const list = place.parentElement?.previousElementSibling;
  const centre = pointIn(place.dataset.centre);
  if (!frame || !failed || !cut || !card || !list || !centre) return;
  start(place, { frame, failed, cut, card, list, centre }).catch(() => {
    failed.hidden = false;
  });
}

const found = document.querySelector<HTMLElement>('[data-map]');
if (found) run(found);
