import { type Said, wordsFor } from '@/lib/platform/language/say';

/** The codes of all expected errors, with their HTTP status. */
export const ERROR_STATUS = {
  bad_request: 400,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  gone: 410,
  too_large: 413,
  unsupported_type: 415,
  invalid: 422,
  rate_limited: 429,
  internal: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** One invalid field. `path` is its dotted path in the input ('maxMembers', 'images.2'), empty for the whole input. */
export interface FieldIssue {
  path: string;
  message: string;
}

interface AppErrorOptions {
  issues?: FieldIssue[];
  /** Seconds until another try makes sense; sent as the `Retry-After` header of a 429. */
  retryAfterSeconds?: number;
  /** The methods that a path supports; sent as the `Allow` header of a 405. */
  allow?: string[];
  cause?: unknown;
}

/**
 * The only error that services throw on purpose. Its sentence is for people and sent in the reader's language; `message` is in
 * English, for logs. Any other error becomes a 500 without its text.
 */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly said: Said;
  readonly issues: FieldIssue[] | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly allow: string[] | undefined;

  constructor(code: ErrorCode, said: Said, options: AppErrorOptions = {}) {
    super(said.english, { cause: options.cause });
    this.code = code;
    this.said = said;
    this.issues = options.issues;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.allow = options.allow;
  }

  get sentence(): string {
    return wordsFor(this.said);
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }
}

/** One response for missing and hidden things. */
export function notFound(said: Said): AppError {
  return new AppError('not_found', said);
}

/** A 422 for a single field, in the shape of validation errors, for rules that only a service can check. */
export function invalidField(path: string, said: Said): AppError {
  return new AppError('invalid', said, { issues: [{ path, message: wordsFor(said) }] });
}

/** Null when a service throws not_found. */
export async function orNull<T>(found: Promise<T>): Promise<T | null> {
  try {
    return await found;
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  }
}
