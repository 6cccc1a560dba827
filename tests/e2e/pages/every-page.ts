import { readdirSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { answerUrl } from '@/lib/games/service/answer-email';
import { makeAddressLink } from '@/lib/platform/auth/address-links';
import { sendSignInLink } from '@/lib/platform/auth/sign-in-links';
import { transaction } from '@/lib/platform/db/transaction';
import { env } from '@/lib/platform/env/server';
import { uniqueText } from '@/tests/factories/unique';
import type { TestUser } from '@/tests/factories/users';

/** Pages that open only once or only in a certain state, so they are visited separately. */
export const ONCE = {
  signInLink: '/sign-in/link',
  newPassword: '/sign-in/new-password',
  secondStep: '/sign-in/second-step',
};

/** The pages of valid links in emails. */
export async function emailScreens({ id: userId, email }: TestUser): Promise<string[]> {
  const token = uniqueText();
  const expiresAt = new Date(Date.now() + 60_000);
  await sendSignInLink(email, { token, url: env.NEXTAUTH_URL, expiresAt });
  const links = await transaction(async (tx) => [
    await makeAddressLink({ userId, purpose: 'confirm', email }, tx),
    await makeAddressLink({ userId, purpose: 'undo', email }, tx),
  ]);
  return [
    `${ONCE.signInLink}?${new URLSearchParams({ token, email })}`,
    ...links.map(({ url }) => url),
  ];
}

/** The page of an email that requests an answer. */
export function answerPath(asked: Parameters<typeof answerUrl>[0]): string {
  const { pathname, search } = new URL(answerUrl(asked, 'maybe'));
  return pathname + search;
}

const SEGMENTS: [RegExp, string][] = [
  [/\/\([^)]+\)/g, ''],
  [/\/\[\.\.\.[^\]]+\]/g, '/.+'],
  [/\/\[[^\]]+\]/g, '/[^/]+'],
];

/** Like Next's order: the page with fewer placeholders, and last the catch-all. */
const vagueness = (file: string) => (file.includes('[...') ? Infinity : file.split('[').length);

/** The pages of app with a pattern of their addresses; the first match is shown. */
function readPages(): { file: string; address: RegExp }[] {
  return readdirSync('app', { recursive: true, encoding: 'utf8' })
    .filter((file) => basename(file) === 'page.tsx')
    .toSorted((a, b) => vagueness(a) - vagueness(b))
    .map((file) => {
      const folder = `/${dirname(file)}`;
      const pattern = SEGMENTS.reduce((path, [from, to]) => path.replace(from, to), folder);
      return { file, address: new RegExp(`^${pattern || '/'}$`) };
    });
}

/** The files of pages that none of these addresses shows. */
export function pagesWithout(addresses: readonly string[]): string[] {
  const pages = readPages();
  const paths = addresses.map((address) => address.split('?')[0] ?? '');
  const covered = paths.map((path) => pages.find(({ address }) => address.test(path))?.file);
  return pages.map(({ file }) => file).filter((file) => !covered.includes(file));
}
