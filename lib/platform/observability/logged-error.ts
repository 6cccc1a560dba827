import { describeFailure } from '@/lib/platform/jobs/failure';
import { chainOf, type Frame, framesOf } from '@/lib/platform/observability/error-parts';

export interface LoggedError {
  message: string;
  /** The innermost call comes first. */
  stack: string[];
  causes?: string[];
}

/**
 * The logged form of an error. Its other fields are omitted, and its message is masked: mail servers repeat addresses, Postgres
 * and Prisma the values of a row.
 */
export function toLoggedError(error: unknown): LoggedError {
  const [, ...causes] = chainOf(error);
  return {
    message: describeFailure(error),
    stack: framesOf(error).toReversed().map(toLine),
    ...(causes.length > 0 ? { causes: causes.map(describeFailure) } : {}),
  };
}

const toLine = (frame: Frame): string =>
  `${frame.function} (${frame.filename}:${frame.lineno}:${frame.colno})`;
