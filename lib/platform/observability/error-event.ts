import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { env } from '@/lib/platform/env/server';
import { describeFailure } from '@/lib/platform/jobs/failure';
import { currentRequest } from '@/lib/platform/observability/request-context';

/** An event in the format of Sentry: https://develop.sentry.dev/sdk/data-model/event-payloads/ */
export interface ErrorEvent {
  event_id: string;
  /** Seconds since 1970. */
  timestamp: number;
  platform: 'node';
  level: 'error';
  environment: string;
  /** What the process was working for. */
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

interface Frame {
  function: string;
  filename: string;
  lineno: number;
  colno: number;
  in_app: boolean;
}

const CAUSES_MAX = 3;
const FRAMES_MAX = 30;

/**
 * What is told about an error: its kind, its sentence without what could name a person, and where it happened. Nothing of the
 * request but its id and its route.
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

/** An error and its causes. */
function chainOf(error: unknown): unknown[] {
  const chain = [error];
  while (chain.length <= CAUSES_MAX) {
    const last = chain.at(-1);
    if (!(last instanceof Error) || last.cause === undefined || last.cause === null) break;
    chain.push(last.cause);
  }
  return chain;
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

const FRAME = /^\s+at (?:async )?(?:(.+?) \()?((?:file:|node:|\/|[A-Z]:\\).*):(\d+):(\d+)\)?$/;

function framesOf(error: unknown): Frame[] {
  if (!(error instanceof Error) || !error.stack) return [];
  // It begins with the sentence, which may look like a frame.
  const at = error.stack.indexOf(error.message);
  const calls = error.stack.slice(at < 0 ? 0 : at + error.message.length);
  return calls
    .split('\n')
    .flatMap((line) => {
      const [, name = '?', file = '', lineno, colno] = FRAME.exec(line) ?? [];
      if (!file) return [];
      const filename = shortened(file);
      const frame = { function: name, filename, lineno: Number(lineno), colno: Number(colno) };
      return [{ ...frame, in_app: !/^node:|node_modules/.test(filename) }];
    })
    .slice(0, FRAMES_MAX)
    .toReversed();
}

/** From the folder of the product on: what stands before it names an account of the machine. */
function shortened(file: string): string {
  const path = file.startsWith('file:') ? fileURLToPath(file) : file;
  return path.replace(process.cwd(), '').replace(/^[/\\]/, '');
}
