import { describeFailure } from '@/lib/platform/jobs/failure';
import { chainOf, type Frame, framesOf } from '@/lib/platform/observability/error-parts';

/** An error as it stands in the log. */
export interface LoggedError {
  message: string;
  /** The innermost call comes first. */
  stack: string[];
  causes?: string[];
}

/**
 * What is logged of an error. Its other fields are left out, and its sentence is masked: mail servers repeat the address of a
 * letter, Postgres and Prisma the values of a row.
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
