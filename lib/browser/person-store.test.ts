import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  forgetPerson,
  keep,
  notedPerson,
  notePerson,
  readKept,
  watchPerson,
} from '@/lib/browser/person-store';

const ALI = 12;
const SARA = 123;

/** A storage as browsers have it: its entries are its own properties. */
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

describe('what a browser keeps', () => {
  it('is there again for the person who kept it', () => {
    notePerson(ALI);
    keep(ALI, 'tab', 'draft', 'Salaam');
    keep(ALI, 'device', 'unsent', 'Tonight?');
    notePerson(ALI);
    expect(readKept(ALI, 'tab', 'draft')).toBe('Salaam');
    expect(readKept(ALI, 'device', 'unsent')).toBe('Tonight?');
  });

  it('is gone after sign-out, with what older versions left, and other sites’ entries stay', () => {
    localStorage.setItem('maidan:chat-drafts', 'old');
    localStorage.setItem('theme', 'dark');
    notePerson(ALI);
    keep(ALI, 'tab', 'draft', 'Salaam');
    forgetPerson();
    expect(notedPerson()).toBeNull();
    expect(everything()).toBe('[{"theme":"dark"},{}]');
  });

  it('is gone once somebody else signs in, also when one id begins with the other', () => {
    notePerson(SARA);
    keep(SARA, 'tab', 'draft', 'Salaam');
    notePerson(ALI);
    expect(everything()).not.toContain('Salaam');
    keep(ALI, 'tab', 'draft', 'Mine');
    notePerson(SARA);
    expect(everything()).toBe(`[{"maidan:person":"${SARA}"},{}]`);
  });

  it('is not written by a page whose person has left', () => {
    notePerson(ALI);
    forgetPerson();
    keep(ALI, 'device', 'unsent', 'Tonight?');
    notePerson(SARA);
    keep(ALI, 'device', 'unsent', 'Tonight?');
    expect(everything()).not.toContain('Tonight?');
  });

  it('needs no storage', () => {
    vi.stubGlobal('localStorage', undefined);
    notePerson(ALI);
    keep(ALI, 'device', 'unsent', 'Tonight?');
    expect(readKept(ALI, 'device', 'unsent')).toBeNull();
    const onGone = vi.fn();
    watchPerson(ALI, onGone);
    window.dispatchEvent(new Event('storage'));
    expect(onGone).not.toHaveBeenCalled();
  });
});

describe('another tab', () => {
  it.each(['storage', 'pageshow'])('clears itself on %s after the person has left', (event) => {
    notePerson(ALI);
    keep(ALI, 'tab', 'draft', 'Salaam');
    const onGone = vi.fn();
    watchPerson(ALI, onGone);
    window.dispatchEvent(new Event(event));
    expect(onGone).not.toHaveBeenCalled();
    // What another tab does to the storage that both share.
    localStorage.setItem('maidan:person', String(SARA));
    window.dispatchEvent(new Event(event));
    expect(onGone).toHaveBeenCalledOnce();
    expect(everything()).not.toContain('Salaam');
  });

  it('is left alone once it watches no more', () => {
    notePerson(ALI);
    const onGone = vi.fn();
    watchPerson(ALI, onGone)();
    forgetPerson();
    window.dispatchEvent(new Event('storage'));
    document.dispatchEvent(new Event('visibilitychange'));
    expect(onGone).not.toHaveBeenCalled();
  });
});
