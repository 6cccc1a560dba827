import { db } from '@/lib/platform/db/client';
import { type AuthCallOptions, callAuth } from './auth-calls';
import { uniqueText } from './unique';

/** The link in the latest email to this address. */
export async function linkMailedTo(email: string): Promise<URL> {
  const { url } = await db.mailLink.findFirstOrThrow({
    where: { mail: { to: email } },
    orderBy: { mailId: 'desc' },
    select: { url: true },
  });
  return new URL(url);
}

interface SignInLink {
  token: string;
  email: string;
  callbackUrl: string;
}

/** Requests a sign-in link, from an address of its own. @returns the form data of the page behind the letter's link */
export async function requestLink(email: string, callbackUrl = '/groups'): Promise<SignInLink> {
  const headers = { 'x-forwarded-for': uniqueText() };
  const response = await callAuth('signin/email', { email, callbackUrl }, { headers });
  if (!response.ok) throw new Error(`no link: ${response.status}`);
  const { searchParams } = await linkMailedTo(email);
  const field = (name: string) => searchParams.get(name) ?? '';
  return { token: field('token'), email: field('email'), callbackUrl: field('callbackUrl') };
}

/** Submits that form like a browser without scripts. */
export function clickLink(link: SignInLink, options: AuthCallOptions = {}): Promise<Response> {
  return callAuth('callback/email', new URLSearchParams({ ...link }).toString(), {
    ...options,
    headers: {
      'x-forwarded-for': uniqueText(),
      'content-type': 'application/x-www-form-urlencoded',
      ...options.headers,
    },
  });
}
