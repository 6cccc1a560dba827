/** Machine codes of every failure a person can meet, with the HTTP status each one becomes. The one table. */
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

/** One invalid field: `path` is the dotted path of the input ('maxMembers', 'images.2'), empty for the whole input. */
export interface FieldIssue {
  path: string;
  message: string;
}

interface AppErrorOptions {
  issues?: FieldIssue[];
  /** Seconds until another try makes sense; becomes the `Retry-After` header of a 429. */
  retryAfterSeconds?: number;
  /** The methods that a path has; becomes the `Allow` header of a 405. */
  allow?: string[];
  cause?: unknown;
}

/**
 * The only error a service throws on purpose.
 * `message` is a sentence for a person and leaves the server as it stands; everything else that is thrown becomes a
 * 500 whose text stays here.
 */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly issues: FieldIssue[] | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly allow: string[] | undefined;

  constructor(code: ErrorCode, message: string, options: AppErrorOptions = {}) {
    super(message, { cause: options.cause });
    this.code = code;
    this.issues = options.issues;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.allow = options.allow;
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }
}

/** What a stranger hears for a missing thing and for a hidden one alike. */
export function notFound(noun: string): AppError {
  return new AppError('not_found', `${noun} not found`);
}

export function methodNotAllowed(allow: string[]): AppError {
  return new AppError('method_not_allowed', `Only ${allow.join(', ')} works here.`, { allow });
}

/** A single-field 422, shaped like the ones the edge produces, for rules only a service can know. */
export function invalidField(path: string, message: string): AppError {
  return new AppError('invalid', message, { issues: [{ path, message }] });
}
