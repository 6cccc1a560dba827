import { z } from 'zod';

const LENGTH_MAX = 500;

/** Names in our own code and tables, such as 'mail:send' and "jobs_dedupe_key_key". */
const IDENTIFIER = /^[a-z][a-z0-9]*([_:.-][a-z0-9]+)+$/;

const HIDDEN: readonly [pattern: RegExp, shown: string | ((found: string) => string)][] = [
  // The host is enough: a path may open an account or a device.
  [
    /\b[a-z][a-z0-9+]*:\/\/[^\s"'<>]+/gi,
    (url) => `${/^[^:]+:\/\//.exec(url)?.[0]}${hostOf(url)}/…`,
  ],
  [/[^\s"'<>(),;:=]+@[^\s"'<>(),;:=]+/g, '…@…'],
  // Texts of people, as they stand inside our sentences (lib/platform/validation/isolate).
  [/\u2068[^\u2069]*\u2069/g, '…'],
  [/(?<!\w)(["'`])(.*?)\1(?!\w)/g, (text) => (IDENTIFIER.test(text.slice(1, -1)) ? text : '"…"')],
  [/[“‘][^”’]*[”’]/g, '"…"'],
  // 'Key (email)=(…)' of Postgres.
  [/\)=\([^)]*\)/g, ')=(…)'],
  // Phone numbers; codes of mail servers, such as '550 5.1.1', have fewer digits.
  [/\+?\d(?:[\s().-]?\d){7,}/g, '…'],
  // Tokens and keys.
  [/\b(?=[\w-]*\d)[\w-]{20,}/g, '…'],
];

const hostOf = (url: string): string => /^[^:]+:\/\/(?:[^/@]*@)?([^/?#]*)/.exec(url)?.[1] ?? '';

/**
 * What is kept of an error that admins read: its name, code and sentence, without what could name a person. Mail servers
 * repeat addresses, push services their endpoints, and Prisma the values of a call.
 */
export function describeFailure(error: unknown): string {
  const text = HIDDEN.reduce(
    (shown, [pattern, replacement]) =>
      typeof replacement === 'string'
        ? shown.replace(pattern, replacement)
        : shown.replace(pattern, (found) => replacement(found)),
    sentenceOf(error),
  );
  return `${nameOf(error)}: ${text}`.slice(0, LENGTH_MAX);
}

function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return 'Error';
  const code = 'code' in error && typeof error.code === 'string' ? ` ${error.code}` : '';
  return `${error.name}${code}`;
}

function sentenceOf(error: unknown): string {
  if (error instanceof z.ZodError) return oneLine(z.prettifyError(error));
  const text = error instanceof Error ? error.message : String(error);
  // Before its last line Prisma prints the call with its values.
  if (error instanceof Error && error.name.startsWith('PrismaClient')) {
    return text.trim().split('\n').at(-1) ?? '';
  }
  return oneLine(text);
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
