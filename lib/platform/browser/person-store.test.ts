import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  forgetPerson,
  keep,
  lastKnownPerson,
  readKept,
  rememberPerson,
  watchPerson,
} from '@/lib/platform/browser/person-store';

const ALI = 12;
const SARA = 123;

/** Storage as browsers implement it: entries are own properties. */
function createStorage(): Storage {
  const methods = {
    getItem(this: Record<string, string>, key: string) {
      return Object.hasOwn(this, key) ? this[key] : null;
    },
    setItem(this: Record<string, string>, key: string, value: string) {
      this[key] = value;
    },
    removeItem(this: Record<string, string>, key: string) {
      delete this[key];
    },
  };
  return Object.create(methods) as Storage;
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
    keep(ALI, 'tab', 'draft', 'Salaam');
    keep(ALI, 'device', 'unsent', 'Tonight?');
    rememberPerson(ALI);
    expect(readKept(ALI, 'tab', 'draft')).toBe('Salaam');
    expect(readKept(ALI, 'device', 'unsent')).toBe('Tonight?');
  });

  it('is removed on sign-out, including entries of older versions; unrelated entries stay', () => {
    localStorage.setItem('maidan:chat-drafts', 'old');
    localStorage.setItem('theme', 'dark');
    rememberPerson(ALI);
    keep(ALI, 'tab', 'draft', 'Salaam');
    forgetPerson();
    expect(lastKnownPerson()).toBeNull();
    expect(everything()).toBe('[{"theme":"dark"},{}]');
  });

  it('is removed when somebody else signs in, even if one id is a prefix of the other', () => {
    rememberPerson(SARA);
    keep(SARA, 'tab', 'draft', 'Salaam');
    rememberPerson(ALI);
    expect(everything()).not.toContain('Salaam');
    keep(ALI, 'tab', 'draft', 'Mine');
    rememberPerson(SARA);
    expect(everything()).toBe(`[{"maidan:person":"${SARA}"},{}]`);
  });

  it('is not written by a page whose user has signed out', () => {
    rememberPerson(ALI);
    forgetPerson();
    keep(ALI, 'device', 'unsent', 'Tonight?');
    rememberPerson(SARA);
    keep(ALI, 'device', 'unsent', 'Tonight?');
    expect(everything()).not.toContain('Tonight?');
  });

  it('causes no error when storage is unavailable', () => {
    vi.stubGlobal('localStorage', undefined);
    rememberPerson(ALI);
    keep(ALI, 'device', 'unsent', 'Tonight?');
    expect(readKept(ALI, 'device', 'unsent')).toBeNull();
    const onGone = vi.fn();
    watchPerson(ALI, onGone);
    window.dispatchEvent(new Event('storage'));
    expect(onGone).not.toHaveBeenCalled();
  });
});

describe('another tab', () => {
  it.each(['storage', 'pageshow'])('clears itself on %s after the user has signed out', (event) => {
    rememberPerson(ALI);
    keep(ALI, 'tab', 'draft', 'Salaam');
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
