import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  forgetPerson,
  isRememberedOnDevice,
  lastKnownPerson,
  readLarge,
  readStored,
  recordEnded,
  rememberOnDevice,
  rememberPerson,
  store,
  storeLarge,
  watchPerson,
} from '@/lib/platform/browser/person-store';
import { createStorage } from '@/tests/factories/browser-storage';

const ALI = 12;
const SARA = 123;

function createCaches() {
  const named = new Map<string, Map<string, Response>>();
  return {
    names: () => [...named.keys()],
    keys: () => Promise.resolve([...named.keys()]),
    delete: (name: string) => Promise.resolve(named.delete(name)),
    open: (name: string) => {
      const cache = named.get(name) ?? new Map<string, Response>();
      named.set(name, cache);
      return Promise.resolve({
        match: (url: string) => Promise.resolve(cache.get(url)),
        put: (url: string, response: Response) => Promise.resolve(void cache.set(url, response)),
      });
    },
  };
}

const everything = () => JSON.stringify([localStorage, sessionStorage]);

beforeEach(() => {
  vi.stubGlobal('localStorage', createStorage());
  vi.stubGlobal('sessionStorage', createStorage());
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', new EventTarget());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('data kept in the browser', () => {
  it('is available again to the person who stored it', () => {
    rememberPerson(ALI);
    store(ALI, 'tab', 'draft', 'Salaam');
    store(ALI, 'device', 'unsent', 'Tonight?');
    rememberPerson(ALI);
    expect(readStored(ALI, 'tab', 'draft')).toBe('Salaam');
    expect(readStored(ALI, 'device', 'unsent')).toBe('Tonight?');
  });

  it('is removed on sign-out, including entries of older versions; unrelated entries stay', () => {
    localStorage.setItem('maidan:chat-drafts', 'old');
    localStorage.setItem('theme', 'dark');
    rememberPerson(ALI);
    store(ALI, 'tab', 'draft', 'Salaam');
    forgetPerson();
    expect(lastKnownPerson()).toBeNull();
    expect(everything()).toBe('[{"theme":"dark"},{}]');
  });

  it('is removed when somebody else signs in, even if one id is a prefix of the other', () => {
    rememberPerson(SARA);
    store(SARA, 'tab', 'draft', 'Salaam');
    rememberPerson(ALI);
    expect(everything()).not.toContain('Salaam');
    store(ALI, 'tab', 'draft', 'Mine');
    rememberPerson(SARA);
    expect(everything()).toBe(`[{"maidan:person":"${SARA}"},{}]`);
  });

  it('is not written by a page whose user has signed out', () => {
    rememberPerson(ALI);
    forgetPerson();
    store(ALI, 'device', 'unsent', 'Tonight?');
    rememberPerson(SARA);
    store(ALI, 'device', 'unsent', 'Tonight?');
    expect(everything()).not.toContain('Tonight?');
  });

  it('causes no error when storage is unavailable', () => {
    vi.stubGlobal('localStorage', undefined);
    rememberPerson(ALI);
    store(ALI, 'device', 'unsent', 'Tonight?');
    expect(readStored(ALI, 'device', 'unsent')).toBeNull();
    const onGone = vi.fn();
    watchPerson(ALI, onGone);
    window.dispatchEvent(new Event('storage'));
    expect(onGone).not.toHaveBeenCalled();
  });
});

it('choices about the device stay when the person signs out', () => {
  rememberPerson(ALI);
  expect(isRememberedOnDevice('asked')).toBe(false);
  rememberOnDevice('asked');
  forgetPerson();
  rememberPerson(SARA);
  expect(isRememberedOnDevice('asked')).toBe(true);
});

describe('what is too large for an entry', () => {
  it('is available to its person, and gone when somebody else signs in; the page about nobody stays', async () => {
    const caches = createCaches();
    vi.stubGlobal('caches', caches);
    await caches.open('maidan:page:r1');
    rememberPerson(ALI);
    await storeLarge(ALI, '/api/offline', new Response('games'));
    expect(await (await readLarge(ALI, '/api/offline'))?.text()).toBe('games');
    rememberPerson(SARA);
    await expect.poll(() => caches.names()).toEqual(['maidan:page:r1']);
  });

  it('is gone at sign-out; the page about nobody stays', async () => {
    const caches = createCaches();
    vi.stubGlobal('caches', caches);
    await caches.open('maidan:page:r1');
    rememberPerson(ALI);
    await storeLarge(ALI, '/api/offline', new Response('games'));
    forgetPerson();
    await expect.poll(() => caches.names()).toEqual(['maidan:page:r1']);
    await storeLarge(ALI, '/api/offline', new Response('too late'));
    expect(caches.names()).toEqual(['maidan:page:r1']);
  });

  it('causes no error without caches', async () => {
    rememberPerson(ALI);
    await storeLarge(ALI, '/api/offline', new Response('games'));
    expect(await readLarge(ALI, '/api/offline')).toBeUndefined();
  });
});

describe('another tab', () => {
  it.each(['storage', 'pageshow'])('clears itself on %s after the user has signed out', (event) => {
    rememberPerson(ALI);
    store(ALI, 'tab', 'draft', 'Salaam');
    const onGone = vi.fn();
    watchPerson(ALI, onGone);
    window.dispatchEvent(new Event(event));
    expect(onGone).not.toHaveBeenCalled();
    // What another tab does to the shared storage.
    localStorage.setItem('maidan:person', String(SARA));
    window.dispatchEvent(new Event(event));
    expect(onGone).toHaveBeenCalledOnce();
    expect(everything()).not.toContain('Salaam');
  });

  it('is left alone once watching has stopped', () => {
    rememberPerson(ALI);
    const onGone = vi.fn();
    watchPerson(ALI, onGone)();
    forgetPerson();
    window.dispatchEvent(new Event('storage'));
    document.dispatchEvent(new Event('visibilitychange'));
    expect(onGone).not.toHaveBeenCalled();
  });
});

describe('what was typed when a session ends by itself', () => {
  const typed = () => [
    readStored(ALI, 'tab', 'typed:group:7'),
    readStored(ALI, 'tab', 'chat-drafts'),
  ];
  function type() {
    rememberPerson(ALI);
    store(ALI, 'tab', 'typed:group:7', 'Nets');
    store(ALI, 'tab', 'chat-drafts', 'Hello');
    store(ALI, 'tab', 'onboarding', 'Ali');
    store(ALI, 'device', 'unsent-messages', 'Hello');
  }

  it('waits in its tab until its person is there again; nothing else does', () => {
    type();
    recordEnded();
    forgetPerson();
    expect(typed()).toEqual(['Nets', 'Hello']);
    expect(readStored(ALI, 'tab', 'onboarding')).toBeNull();
    expect(readStored(ALI, 'device', 'unsent-messages')).toBeNull();
    rememberPerson(ALI);
    expect(typed()).toEqual(['Nets', 'Hello']);
    forgetPerson();
    expect(typed(), 'after signing out').toEqual([null, null]);
  });

  it('is gone when somebody else signs in there, and after signing out', () => {
    type();
    recordEnded();
    forgetPerson();
    rememberPerson(SARA);
    expect(typed()).toEqual([null, null]);
    type();
    forgetPerson();
    expect(typed()).toEqual([null, null]);
  });
});
