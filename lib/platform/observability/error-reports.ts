import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { env } from '@/lib/platform/env/server';
import { describeFailure } from '@/lib/platform/jobs/failure';
import { log, passErrorsTo } from '@/lib/platform/observability/log';
import type { ProcessName } from '@/lib/platform/observability/metrics-server';
import { logAllOutput } from '@/lib/platform/observability/own-output';
import { chainOf, type Frame, framesOf } from './error-parts';
import { currentRequest } from './request-context';

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
function toErrorEvent(error: unknown, processName: string): ErrorEvent {
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

/** The same error from the same line is reported once in this time. */
const SAME_MS = 60_000;
/** Of all different errors together. */
const PER_MINUTE_MAX = 20;
const UNDER_WAY_MAX = 5;
const TIMEOUT_MS = 5_000;
/** After a refusal or a failure. */
const PAUSE_MS = 60_000;
const CRASH_MS_MAX = 2_000;

/**
 * In production, everything that this process prints, and an error that ends it, becomes a line of the log. With SENTRY_DSN,
 * errors of the log are also reported. Call it before Next starts, which replaces `fetch`.
 */
export function startLog(name: ProcessName): void {
  if (env.NODE_ENV === 'production') logAllOutput();
  const reporter = env.SENTRY_DSN ? createReporter(env.SENTRY_DSN, name) : null;
  if (reporter) passErrorsTo(reporter.report);
  if (!reporter && env.NODE_ENV !== 'production') return;
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => {
      // Once Next has started it has listeners of its own, and keeps the web process alive.
      if (process.listenerCount(event) > 1)
        return log.error({ err: error }, 'an error was not caught');
      log.fatal({ err: error }, 'the process ends after an error that was not caught');
      void Promise.race([reporter?.settled(), sleep(CRASH_MS_MAX)]).finally(() => process.exit(1));
    });
  }
}

interface Reporter {
  /** Never throws and never waits. */
  report: (error: unknown) => void;
  /** Resolves when the current reports have been sent or have failed. */
  settled: () => Promise<unknown>;
}

/** @param dsn `https://KEY@HOST/PROJECT`, as Sentry, GlitchTip and Bugsink show it */
export function createReporter(dsn: string, name: ProcessName): Reporter {
  const send = createSender(dsn);
  const mayReport = createLimit();
  const underWay = new Set<Promise<void>>();
  let pausedUntil = Number.NEGATIVE_INFINITY;

  async function deliver(event: ErrorEvent): Promise<void> {
    try {
      await send(event);
    } catch (error) {
      pausedUntil = performance.now() + PAUSE_MS;
      // A warning, because an error would be reported.
      log.warn({ reason: String(error) }, 'an error could not be reported');
    }
  }

  function report(error: unknown): void {
    try {
      if (performance.now() < pausedUntil || underWay.size >= UNDER_WAY_MAX) return;
      const event = toErrorEvent(error, name);
      if (!mayReport(event)) return;
      const sending = deliver(event).finally(() => underWay.delete(sending));
      underWay.add(sending);
    } catch {
      // An error that cannot even be described is only in the log.
    }
  }
  return { report, settled: () => Promise.all(underWay) };
}

function createSender(dsn: string): (event: ErrorEvent) => Promise<void> {
  const { fetch } = globalThis;
  const { origin, pathname, username } = new URL(dsn);
  const at = pathname.lastIndexOf('/');
  const address = `${origin}${pathname.slice(0, at)}/api/${pathname.slice(at + 1)}/envelope/`;
  const headers = {
    'content-type': 'application/x-sentry-envelope',
    'x-sentry-auth': `Sentry sentry_version=7, sentry_client=maidan/1, sentry_key=${username}`,
  };
  return async (event) => {
    const head = { event_id: event.event_id, sent_at: new Date().toISOString() };
    const body = [head, { type: 'event' }, event].map((line) => JSON.stringify(line)).join('\n');
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const answer = await fetch(address, {
      method: 'POST',
      headers,
      body,
      signal,
      redirect: 'error',
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
  };
}

/** One repeated error must use up neither the quota of the service nor the room of the others. */
function createLimit(): (event: ErrorEvent) => boolean {
  const reported = new Map<string, number>();
  return ({ exception, transaction }) => {
    const now = performance.now();
    for (const [key, at] of reported) if (now - at >= SAME_MS) reported.delete(key);
    const thrown = exception.values.at(-1);
    const { filename, lineno } = thrown?.stacktrace.frames.at(-1) ?? {};
    const key = `${thrown?.type} ${filename}:${lineno} ${filename ? '' : transaction}`;
    if (reported.has(key) || reported.size >= PER_MINUTE_MAX) return false;
    reported.set(key, now);
    return true;
  };
}
