import type axe from 'axe-core';

/** A name or text: exact, or a regular expression's source. */
type Words = { exact: string } | { pattern: string };

/** An element by its role and accessible name, by its text, or by CSS. Serialisable: it is looked for in the page. */
export interface Query {
  /** An ARIA role, or `field` for anything to type or choose in. */
  role?: string;
  name?: Words;
  /** Of the element itself or of what it contains. */
  text?: Words;
  css?: string;
  within?: Query;
}

/** `click`: it stands still, and nothing covers it. `any`: also what is not shown, as a field for files. */
export type Found = 'shown' | 'click' | 'any';

interface PageWindow {
  axe: typeof axe & { commons: Commons };
  maidanPlaces?: WeakMap<Element, string>;
}

/** Not in axe's types. */
interface Commons {
  aria: { getRole: (element: Element) => string | null };
  text: { accessibleText: (element: Element) => string };
}

/**
 * The first element that matches. Runs in the page, where `axe` knows roles and names as a screen reader does, the same in every
 * browser.
 */
export function find(query: Query, purpose: Found): Element | null {
  const { axe: engine } = window as unknown as PageWindow;
  const NAMED =
    'a[href],button,input,select,textarea,summary,h1,h2,h3,h4,h5,h6,dialog,article,li,ul,ol,nav,main,section,img,[role],[tabindex]';
  const { getRole } = engine.commons.aria;
  const clean = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim();
  const says = (text: string, words: Words) =>
    'exact' in words ? text === words.exact : new RegExp(words.pattern).test(text);
  const isShown = (element: Element) =>
    element.getClientRects().length > 0 &&
    getComputedStyle(element).visibility === 'visible' &&
    !element.closest('[inert],[aria-hidden=true]');
  const hasRole = (element: Element, role: string) =>
    role === 'field' ? element.matches('input,select,textarea') : getRole(element) === role;
  const nameOf = (element: Element) => clean(engine.commons.text.accessibleText(element));

  function all({ role, name, text, css, within }: Query): Element[] {
    const roots = within ? all(within) : [document.documentElement];
    const selector = css ?? (role ? NAMED : '*');
    return roots
      .flatMap((root) => [...root.querySelectorAll(selector)])
      .filter(
        (element) =>
          (purpose === 'any' || isShown(element)) &&
          (!role || hasRole(element, role)) &&
          (!name || says(nameOf(element), name)) &&
          (!text || says(clean(element.textContent), text)),
      );
  }

  engine.setup(document.documentElement);
  const found = all(query).at(query.text && !query.role && !query.css ? -1 : 0);
  engine.teardown();
  if (!found || purpose !== 'click') return found ?? null;

  found.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = found.getBoundingClientRect();
  const places = ((window as unknown as PageWindow).maidanPlaces ??= new WeakMap());
  const place = [x, y, width, height].map(Math.round).join(' ');
  const isStill = places.get(found) === place;
  places.set(found, place);
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  const isFree = top !== null && (found.contains(top) || top.closest('label')?.control === found);
  return isStill && isFree ? found : null;
}
