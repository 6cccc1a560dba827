import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listen } from './tooltip-listen';

type Listener = (event: object) => void;

/** The minimal DOM that tooltips need: listeners, a named icon, and an open or closed tooltip. */
class Icon {
  isConnected = true;
  isExpanded = false;
  textContent = '';
  constructor(private readonly name: string) {}
  getAttribute = (attribute: string) =>
    attribute === 'aria-expanded' ? String(this.isExpanded) : this.name;
  closest = () => this;
  getBoundingClientRect = () => ({ left: 0, width: 44, top: 0, bottom: 44 });
}

function createPage(received: object[] = []) {
  const listeners = new Map<string, Listener>();
  const label = { textContent: '' };
  let isOpen = false;
  const host = {
    firstElementChild: label,
    dataset: {},
    style: {},
    offsetWidth: 80,
    offsetHeight: 30,
    contains: () => false,
    matches: () => isOpen,
    showPopover: () => {
      isOpen = true;
    },
    hidePopover: () => {
      isOpen = false;
    },
  };
  vi.stubGlobal('Element', Icon);
  vi.stubGlobal('document', {
    documentElement: { clientWidth: 1280, clientHeight: 800 },
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
  });
  const tell = (type: string, target: object, key?: string) =>
    listeners.get(type)?.({ type, target, key, pointerType: 'mouse' });
  const point = (target: object) => tell('pointerover', target);
  const away = { closest: () => null };
  // The code reads only the properties above.
  listen(host as unknown as HTMLElement, received as Event[]);
  return {
    tell,
    point,
    leave: () => point(away),
    shown: () => (isOpen ? label.textContent : null),
  };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('shows a tooltip after 700 ms', () => {
  const page = createPage();
  page.point(new Icon('Block'));
  vi.advanceTimersByTime(699);
  expect(page.shown()).toBeNull();
  vi.advanceTimersByTime(1);
  expect(page.shown()).toBe('Block');
});

it('shows the next tooltip at once within 300 ms of the last, and with a delay after that', () => {
  const page = createPage();
  page.point(new Icon('Block'));
  vi.advanceTimersByTime(700);
  page.leave();
  expect(page.shown()).toBeNull();
  vi.advanceTimersByTime(299);
  page.point(new Icon('Report'));
  expect(page.shown()).toBe('Report');
  page.leave();
  vi.advanceTimersByTime(300);
  page.point(new Icon('Message'));
  expect(page.shown()).toBeNull();
  vi.advanceTimersByTime(700);
  expect(page.shown()).toBe('Message');
});

it('shows none after a press, until the mouse has left the button', () => {
  const menu = new Icon('Menu');
  const page = createPage();
  page.point(menu);
  page.tell('pointerdown', menu);
  page.point(menu);
  vi.advanceTimersByTime(2_000);
  expect(page.shown()).toBeNull();
  page.leave();
  page.point(menu);
  vi.advanceTimersByTime(700);
  expect(page.shown()).toBe('Menu');
});

it('knows what has happened before its code was there', () => {
  const menu = new Icon('Menu');
  const over = { type: 'pointerover', target: menu, pointerType: 'mouse' };
  const pressed = createPage([over, { type: 'pointerdown', target: menu }]);
  vi.advanceTimersByTime(2_000);
  expect(pressed.shown()).toBeNull();
  const rested = createPage([over]);
  vi.advanceTimersByTime(700);
  expect(rested.shown()).toBe('Menu');
});

it('never covers what its own button has opened', () => {
  const menu = new Icon('Options');
  const { tell, point, leave, shown } = createPage();
  point(menu);
  vi.advanceTimersByTime(700);
  expect(shown()).toBe('Options');
  tell('keydown', menu, 'Enter');
  expect(shown()).toBeNull();
  menu.isExpanded = true;
  leave();
  point(menu);
  vi.advanceTimersByTime(1_000);
  expect(shown()).toBeNull();
});
