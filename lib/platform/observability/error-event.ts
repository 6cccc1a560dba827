import { randomUUID } from 'node:crypto';
import { env } from '@/lib/platform/env/server';
import { describeFailure } from '@/lib/platform/jobs/failure';
import { chainOf, type Frame, framesOf } from '@/lib/platform/observability/error-parts';
import { currentRequest } from '@/lib/platform/observability/request-context';

/** An event in the format of Sentry: https://develop.sentry.dev/sdk/data-model/event-payloads/ */
export interface ErrorEvent {
  event_id: string;
  /** Seconds since 1970. */
  timestamp: number;
  platform: 'node';
  level: 'error';
  environment: string;
  /** The request or job being processed. */
  transaction?: string;
  tags: { process: string; request_id?: string };
  /** The cause comes first. */
  exception: { values: Thrown[] };
}

interface Thrown {
  type: string;
  value: string;
  /** The innermost call comes last. */
  stacktrace: { frames: Frame[] };
}

/**
 * The reported parts of an error: its type, its message without anything that could name a person, and its stack. Of the
 * request only the id and the route.
 */
export function toErrorEvent(error: unknown, processName: string): ErrorEvent {
  const request = currentRequest();
  return {
    event_id: randomUUID().replaceAll('-', ''),
    timestamp: Date.now() / 1_000,
    platform: 'node',
    level: 'error',
    environment: env.NODE_ENV,
    transaction: request?.name,
    tags: { process: processName, request_id: request?.id },
    exception: { values: chainOf(error).map(toThrown).toReversed() },
  };
}

function toThrown(error: unknown): Thrown {
  const described = describeFailure(error);
  const at = described.indexOf(': ');
  return {
    type: described.slice(0, at),
    value: described.slice(at + 2),
    stacktrace: { frames: framesOf(error) },
  };
}
