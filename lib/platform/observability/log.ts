import pino from 'pino';
import { env } from '@/lib/platform/env/server';
import { describeFailure } from '@/lib/platform/jobs/failure';
import { currentRequest } from '@/lib/platform/observability/request-context';
import { chainOf, type Frame, framesOf } from './error-parts';

interface LoggedError {
  message: string;
  /** The innermost call comes first. */
  stack: string[];
  causes?: string[];
}

/**
 * The logged form of an error. Its other fields are omitted, and its message is masked: mail servers repeat addresses, Postgres
 * and Prisma the values of a row.
 */
function toLoggedError(error: unknown): LoggedError {
  const [, ...causes] = chainOf(error);
  return {
    message: describeFailure(error),
    stack: framesOf(error).toReversed().map(toLine),
    ...(causes.length > 0 ? { causes: causes.map(describeFailure) } : {}),
  };
}

const toLine = (frame: Frame): string =>
  `${frame.function} (${frame.filename}:${frame.lineno}:${frame.colno})`;

const ERROR = 50;

type Report = (error: unknown) => void;

// Next's bundle has its own copy of this module, and its errors are reported by the process that it runs in.
const holder = globalThis as typeof globalThis & { maidanReport?: Report };

/** Passes every logged error to `report`, which must not throw. */
export function passErrorsTo(report: Report | undefined): void {
  holder.maidanReport = report;
}

/** The structured log of this process. Never log e-mails, positions, tokens or bodies; the redaction is only a second line. */
export const log = pino({
  level: env.LOG_LEVEL,
  base: null,
  serializers: { err: toLoggedError },
  mixin: () => {
    const request = currentRequest();
    return request ? { requestId: request.id } : {};
  },
  hooks: {
    logMethod(args, method, level) {
      const [facts] = args as unknown[];
      if (level >= ERROR && isFailure(facts)) holder.maidanReport?.(facts.err);
      method.apply(this, args);
    },
  },
  redact: [
    'password',
    'email',
    'token',
    'latitude',
    'longitude',
    'cookie',
    'authorization',
    '*.password',
    '*.email',
    '*.token',
  ],
});

function isFailure(facts: unknown): facts is { err: unknown } {
  return typeof facts === 'object' && facts !== null && 'err' in facts;
}
