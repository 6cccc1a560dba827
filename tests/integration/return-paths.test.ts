import fc from 'fast-check';
import type { ReactElement } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import RegisterPage from '@/app/(auth)/register/page';
import RestoreEmailPage from '@/app/(auth)/restore-email/page';
import CheckYourMailPage from '@/app/(auth)/sign-in/check-your-mail/page';
import SignInLinkPage from '@/app/(auth)/sign-in/link/page';
import NewPasswordPage from '@/app/(auth)/sign-in/new-password/page';
import SignInPage from '@/app/(auth)/sign-in/page';
import SecondStepPage from '@/app/(auth)/sign-in/second-step/page';
import { POST as chooseLanguage } from '@/app/api/language/route';
import { GET as login } from '@/app/api/login/route';
import { createAuthOptions } from '@/lib/platform/auth/options';
import { toReturnPath } from '@/lib/platform/auth/return-path';
import { env } from '@/lib/platform/env/server';
import { LANGUAGE_CODES } from '@/lib/platform/language/languages';
import { hostilePaths } from '@/tests/factories/hostile-paths';
import { requestTo, withParams } from '@/tests/factories/requests';

// Every place that redirects to a path from the request, with the same hostile paths.

class Redirected extends Error {
  constructor(readonly to: string) {
    super(to);
  }
}

let isSignedIn = false;
vi.mock('next/navigation', async (original) => ({
  ...(await original<object>()),
  redirect: (to: string) => {
    throw new Redirected(to);
  },
}));
let callbackCookie: string | undefined;
vi.mock('next/headers', () => ({
  cookies: async () => ({
    get: (name: string) =>
      name === 'next-auth.callback-url' && callbackCookie !== undefined
        ? { value: callbackCookie }
        : undefined,
  }),
}));
vi.mock('@/lib/platform/auth/session', async (original) => ({
  ...(await original<object>()),
  loadSession: async () =>
    isSignedIn ? { actor: { userId: 1 }, user: { id: 1, email: 'ali@example.com' } } : null,
}));
vi.mock('@/lib/platform/auth/confirm-person', async (original) => ({
  ...(await original<object>()),
  maySkipPassword: async () => true,
}));
vi.mock('@/lib/platform/auth/address', async (original) => ({
  ...(await original<object>()),
  readAddressLink: async () => ({ userId: 1, purpose: 'undo', email: 'ali@example.com' }),
}));
beforeEach(() => {
  isSignedIn = false;
  callbackCookie = undefined;
});

const SITE = new URL(env.NEXTAUTH_URL).origin;

/** Where a browser ends up after a redirect to this path, and the return paths nested in it. */
function expectToStay(to: string): void {
  const url = new URL(to, `${SITE}/sign-in`);
  expect(url.origin).toBe(SITE);
  const next = url.searchParams.get('callbackUrl');
  if (next !== null && /^\/sign-in(?:\/|$)/.test(url.pathname)) expectToStay(next);
}

type Page = (props: {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}) => Promise<ReactElement>;

async function redirectOf(page: Page, callbackUrl: string | string[]): Promise<string> {
  try {
    await page({ searchParams: Promise.resolve({ callbackUrl }) });
  } catch (error) {
    if (error instanceof Redirected) return error.to;
    throw error;
  }
  throw new Error('The page was shown');
}

const TOKEN = 'a'.repeat(43);
const restoreEmail = (token: string) => () =>
  RestoreEmailPage({ searchParams: Promise.resolve({ token }) });
const BACK_TO_SIGN_IN: [string, () => Promise<ReactElement>][] = [
  ['the page after a letter was sent', () => CheckYourMailPage()],
  ['a page to take an account back', restoreEmail(TOKEN)],
  ['the same after its link has ended', restoreEmail('ended')],
];

/** The address of the link to the sign-in page. */
async function linkBack(show: () => Promise<ReactElement>): Promise<string> {
  const links = JSON.stringify(await show()).match(/"href":"\/sign-in(?:[^"\\]|\\.)*"/g) ?? [];
  expect(links).toHaveLength(1);
  return JSON.parse(`{${links[0]}}`).href;
}

const hostile = hostilePaths(SITE);
const RUNS = { numRuns: 2_000 };

it('the check recognises a URL that leaves the site', () => {
  expect(() => expectToStay('//evil.test')).toThrow();
  expect(() => expectToStay('/sign-in?callbackUrl=%2F%5Cevil.test')).toThrow();
});

describe('never leaves the site', () => {
  it('a requested path or absolute URL', () => {
    fc.assert(
      fc.property(hostile, (value) => {
        const path = toReturnPath(value);
        if (path === null) return;
        expect(path).toMatch(/^\/(?![/\\])/);
        expectToStay(path);
        expectToStay(`${SITE}${path}`);
        expect(toReturnPath(path)).toBe(path);
      }),
      { numRuns: 5_000 },
    );
  });

  it('the redirect target of next-auth', async () => {
    const redirect = createAuthOptions({
      address: '10.0.0.1',
      userAgent: 'tests',
      deviceCookie: null,
      previousToken: null,
      failure: null,
      rememberFor: null,
      needsSecondStep: false,
      addressProven: false,
      subjectId: null,
      isNewcomer: false,
    }).callbacks?.redirect;
    if (!redirect) throw new Error('next-auth decides by itself');
    await fc.assert(
      fc.asyncProperty(hostile, async (url) => {
        expectToStay(await redirect({ url, baseUrl: SITE }));
      }),
      RUNS,
    );
  });

  it('GET /api/login', () => {
    fc.assert(
      fc.property(hostile, (value) => {
        const response = login(requestTo(`/api/login?${new URLSearchParams({ returnTo: value })}`));
        expectToStay(response.headers.get('location') ?? '');
      }),
      RUNS,
    );
  });

  it('POST /api/language', async () => {
    const prefixed = fc
      .tuple(fc.constantFrom('', '/ur', '/UR', '/xa', '/ur/ur'), hostile)
      .map(([prefix, value]) => prefix + value);
    await fc.assert(
      fc.asyncProperty(prefixed, fc.constantFrom(...LANGUAGE_CODES), async (returnTo, language) => {
        const response = await chooseLanguage(
          requestTo('/api/language', {
            body: `${new URLSearchParams({ language, returnTo })}`,
            headers: { 'content-type': 'application/x-www-form-urlencoded' },
          }),
          withParams({}),
        );
        expect(response.status).toBe(303);
        expectToStay(response.headers.get('location') ?? '');
      }),
      { numRuns: 400 },
    );
  });

  it.each<[string, Page, boolean]>([
    ['the sign-in page for somebody signed in', SignInPage, true],
    ['the registration page for somebody signed in', RegisterPage, true],
    ['the second-step page for somebody signed in', SecondStepPage, true],
    ['the second-step page without the first step', SecondStepPage, false],
    ['the new-password page for somebody signed out', NewPasswordPage, false],
    ['a used sign-in link', SignInLinkPage, false],
  ])('%s', async (_name, page, signedIn) => {
    isSignedIn = signedIn;
    await fc.assert(
      fc.asyncProperty(hostile, async (value) => {
        expectToStay(await redirectOf(page, value));
        expectToStay(await redirectOf(page, [value, '/']));
      }),
      RUNS,
    );
  });

  it('the new-password form', async () => {
    isSignedIn = true;
    await fc.assert(
      fc.asyncProperty(hostile, async (callbackUrl) => {
        const shown = await NewPasswordPage({ searchParams: Promise.resolve({ callbackUrl }) });
        const paths = JSON.stringify(shown).match(/"returnTo":"(?:[^"\\]|\\.)*"/g) ?? [];
        expect(paths).toHaveLength(1);
        expectToStay(JSON.parse(`{${paths[0]}}`).returnTo);
      }),
      RUNS,
    );
  });

  it.each(BACK_TO_SIGN_IN)('the link back to sign in of %s', async (_name, show) => {
    await fc.assert(
      fc.asyncProperty(hostile, async (value) => {
        callbackCookie = value;
        expectToStay(await linkBack(show));
        callbackCookie = `${SITE}/sign-in/new-password?${new URLSearchParams({ callbackUrl: value })}`;
        expectToStay(await linkBack(show));
      }),
      RUNS,
    );
  });
});

it.each(BACK_TO_SIGN_IN)(
  'the link back to sign in of %s keeps the destination',
  async (_name, show) => {
    const back = `/sign-in?callbackUrl=${encodeURIComponent('/group/5?tab=chat')}`;
    for (const [cookie, link] of [
      [undefined, '/sign-in'],
      [SITE, '/sign-in'],
      [`${SITE}/`, '/sign-in'],
      [`${SITE}/group/5?tab=chat`, back],
      // A person who forgot the password requests another email, and must not be asked for two new passwords.
      [`${SITE}/sign-in/new-password?callbackUrl=%2Fgroup%2F5%3Ftab%3Dchat`, back],
      [`${SITE}/sign-in/new-password?callbackUrl=%2F`, '/sign-in'],
      ['//evil.test/group/5', '/sign-in'],
    ] as const) {
      callbackCookie = cookie;
      expect(await linkBack(show)).toBe(link);
    }
  },
);
