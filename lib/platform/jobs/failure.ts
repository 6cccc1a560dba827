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
  // People's texts, isolated inside our sentences (lib/platform/validation/isolate).
  [/\u2068[^\u2069]*\u2069/g, '…'],
  [/(?<!\w)(["'`])(.*?)\1(?!\w)/g, (text) => (IDENTIFIER.test(text.slice(1, -1)) ? text : '"…"')],
  [/[“‘„«»][^”’“«»]*[”’“«»]/g, '"…"'],
  // 'Key (email)=(…)' of Postgres.
  [/\)=\([^)]*\)/g, ')=(…)'],
  // Phone numbers; codes of mail servers, such as '550 5.1.1', have fewer digits.
  [/\+?\d(?:[\s().-]?\d){7,}/g, '…'],
  // Tokens and keys.
  [/\b(?=[\w-]*\d)[\w-]{20,}/g, '…'],
];

const hostOf = (url: string): string => /^[^:]+:\/\/(?:[^/@]*@)?([^/?#]*)/.exec(url)?.[1] ?? '';

/**
 * The stored form of an error, which admins read: its name, code and sentence, without anything that could name a person. Mail
 * servers repeat addresses, push services their endpoints, and Prisma the values of a call.
 */
export function describeFailure(error: unknown): string {
  const refusal = refusalOf(error);
  const text = refusal ? masked(...refusal) : hide(sentenceOf(error));
  return `${nameOf(error, refusal?.[0])}: ${text}`.slice(0, LENGTH_MAX);
}

export const hide = (text: string): string =>
  HIDDEN.reduce(
    (shown, [pattern, replacement]) =>
      typeof replacement === 'string'
        ? shown.replace(pattern, replacement)
        : shown.replace(pattern, (found) => replacement(found)),
    text,
  );

/** In these classes, such as syntax errors, Postgres quotes names of tables, columns and constraints, and never a value. */
const NAMES_ONLY = /^(?:08|23|3[DF]|42(?!601)|53|55|57|58)/;

/** A value may contain quotation marks, so everything between the first and the last is removed. */
const masked = (sqlState: string, sentence: string): string =>
  NAMES_ONLY.test(sqlState) ? oneLine(sentence) : hide(oneLine(sentence).replace(/".*"/, '"…"'));

/** Neither a code of Prisma, such as P2010, nor one of the system, such as E2BIG. */
const SQLSTATE = /^(?!P[1-9]|E)(?=.*\d)[0-9A-Z]{5}$/;

/**
 * The SQLSTATE and the sentence of Postgres, without its detail and the parameters. Prisma has both in its `meta`, behind a sentence
 * of its own.
 */
function refusalOf(error: unknown): [sqlState: string, sentence: string] | null {
  if (!(error instanceof Error)) return null;
  const { code, meta } = error as { code?: unknown; meta?: Meta };
  const { originalCode: state = code, originalMessage: sentence = error.message } =
    meta?.driverAdapterError?.cause ?? {};
  if (typeof state !== 'string' || !SQLSTATE.test(state)) return null;
  return typeof sentence === 'string' ? [state, sentence] : null;
}

interface Meta {
  driverAdapterError?: { cause?: { originalCode?: unknown; originalMessage?: unknown } };
}

function nameOf(error: unknown, sqlState = ''): string {
  if (!(error instanceof Error)) return 'Error';
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return [...new Set([error.name, code, sqlState])].filter(Boolean).join(' ');
}

function sentenceOf(error: unknown): string {
  if (error instanceof z.ZodError) return oneLine(z.prettifyError(error));
  const text = error instanceof Error ? error.message : String(error);
  // An error of several addresses has no sentence of its own.
  if (!text && error instanceof AggregateError) return oneLine(error.errors.map(String).join('; '));
  // Before its last line Prisma prints the call with its values.
  if (error instanceof Error && error.name.startsWith('PrismaClient')) {
    return text.trim().split('\n').at(-1) ?? '';
  }
  return oneLine(text);
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
