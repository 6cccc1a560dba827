import { AppError } from '@/lib/platform/errors/app-error';
import { say } from '@/lib/platform/language/say';
import { UPLOAD_QUOTA_REFUSALS } from '@/lib/platform/storage/quota';
import { texts } from './server-texts';

/**
 * Reads the SQLSTATE and the constraint out of whatever Prisma 7 with the pg adapter throws: known request errors carry
 * `meta.driverAdapterError.cause`, raw queries put it in `meta.code`, and bare pg errors have `code` themselves.
 */
interface DatabaseFailure {
  sqlState: string;
  constraint: string;
}

interface ErrorLike {
  code?: unknown;
  message?: unknown;
  constraint?: unknown;
  syscall?: unknown;
  meta?: Record<string, unknown>;
  cause?: unknown;
}

const PRISMA_TO_SQLSTATE: Record<string, string> = {
  P2002: '23505',
  P2003: '23503',
  P2034: '40001',
};

function toDatabaseFailure(error: unknown): DatabaseFailure | null {
  if (typeof error !== 'object' || error === null) return null;
  const { code, meta, message, constraint } = error as ErrorLike;
  const driver = (meta?.driverAdapterError as ErrorLike | undefined) ?? (error as ErrorLike);
  const cause = (driver.cause ?? {}) as Record<string, unknown>;
  const original = [cause.originalCode, meta?.code, code, PRISMA_TO_SQLSTATE[String(code)]].find(
    (candidate): candidate is string =>
      typeof candidate === 'string' &&
      /^[0-9A-Z]{5}$/.test(candidate) &&
      !/^P2\d{3}$/.test(candidate),
  );
  if (!original) return null;
  const text = [constraint, cause.originalMessage, meta?.message, message]
    .filter((part) => typeof part === 'string')
    .join(' ');
  const named =
    /constraint "([^"]+)"/.exec(text)?.[1] ?? (typeof constraint === 'string' ? constraint : text);
  return { sqlState: original, constraint: named };
}

/** Retry-After while the database is unreachable. */
export const RETRY_SECONDS = 5;

const SENTENCES: Record<string, () => AppError> = {
  '23505': () => new AppError('conflict', say(texts, 'existsAlready')),
  '23503': () => new AppError('not_found', say(texts, 'goneMeanwhile')),
  '23514': () => new AppError('invalid', say(texts, 'valueOutOfRange')),
  '23P01': () => new AppError('conflict', say(texts, 'timeTaken')),
  '22001': () => new AppError('invalid', say(texts, 'textTooLong')),
  '22003': () => new AppError('invalid', say(texts, 'numberOutOfRange')),
  '22021': () => new AppError('invalid', say(texts, 'textNotStorable')),
  '22P05': () => new AppError('invalid', say(texts, 'textNotStorable')),
  '40001': () => new AppError('conflict', say(texts, 'changedMeanwhile')),
  '40P01': () => new AppError('conflict', say(texts, 'changedMeanwhile')),
};

// Prisma has no code for a transaction that never began; the second text is the pool's.
const NO_CONNECTION =
  /Unable to start a transaction in the given time|timeout exceeded when trying to connect/;

/** Lost or refused connections, by the state of Postgres; after a failover (25006), without room on its disk, memory or files. */
const UNAVAILABLE_STATE = /^(?:08\w{3}|25006|25P0[34]|28\w{3}|3D000|53\w{3}|57\w{3}|58\w{3})$/;
/** The same as codes of Prisma, and of the system as the pool passes them on. */
const UNAVAILABLE_CODE =
  /^(?:P100[0-3]|P1008|P1011|P1017|EPIPE|EAI_AGAIN|ENOTFOUND|ETIMEDOUT|E(?:HOST|NET)(?:UNREACH|DOWN)|ECONN(?:REFUSED|RESET|ABORTED))$/;
/** Errors without a code: Prisma's for raw statements, and the driver's own sentences. */
const UNAVAILABLE_KIND = new Set([
  'DatabaseNotReachable',
  'ConnectionClosed',
  'SocketTimeout',
  'TlsConnectionError',
]);
const UNAVAILABLE_WORDS = /^(?:Connection terminated|Client has encountered a connection error)/;

/** Whether `error` means that the database cannot be reached, does not respond in time, or ended the connection. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, meta, syscall } = error as ErrorLike;
  const { cause } = (meta?.driverAdapterError as ErrorLike | undefined) ?? {};
  const { kind } = (cause ?? {}) as Record<string, unknown>;
  return (
    UNAVAILABLE_STATE.test(toDatabaseFailure(error)?.sqlState ?? '') ||
    UNAVAILABLE_CODE.test(String(code)) ||
    syscall === 'connect' ||
    UNAVAILABLE_KIND.has(String(kind)) ||
    UNAVAILABLE_WORDS.test(error.message) ||
    NO_CONNECTION.test(error.message)
  );
}

/**
 * The error for a violated invariant that no service handled, or for a database that is unreachable or too busy; null for
 * anything else.
 */
export function toAppError(error: unknown): AppError | null {
  const cannot = (key: 'tooBusy' | 'away') =>
    new AppError('unavailable', say(texts, key), {
      cause: error,
      retryAfterSeconds: RETRY_SECONDS,
    });
  if (error instanceof Error && NO_CONNECTION.test(error.message)) return cannot('tooBusy');
  if (isDatabaseUnavailable(error)) return cannot('away');
  const failure = toDatabaseFailure(error);
  if (!failure) return null;
  // Pictures are added in many places: none of them has to know the trigger's refusals.
  const refusal = UPLOAD_QUOTA_REFUSALS[failure.constraint] ?? SENTENCES[failure.sqlState];
  return refusal?.() ?? null;
}

/** True when `error` is the database refusing `constraint` (a unique, check, foreign key or exclusion by its name). */
export function violates(error: unknown, constraint: string): boolean {
  return toDatabaseFailure(error)?.constraint.includes(constraint) ?? false;
}
