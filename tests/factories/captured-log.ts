import pino from 'pino';
import { log } from '@/lib/platform/observability/log';

type Stream = { write: (line: string) => unknown };

/** Collects the lines of the log, from this level on, until `restore`. */
export function captureLog(level: 'debug' | 'warn' | 'error') {
  const stream = (log as unknown as Record<symbol, Stream>)[pino.symbols.streamSym];
  if (!stream) throw new Error('pino has no stream');
  const before = { level: log.level, write: stream.write };
  const lines: Record<string, unknown>[] = [];
  log.level = level;
  stream.write = (line) => lines.push(JSON.parse(line) as Record<string, unknown>);
  return {
    lines,
    /** The request ids of the lines with this message. */
    idsOf: (message: string) =>
      lines.filter(({ msg }) => msg === message).map(({ requestId }) => requestId),
    restore: () => {
      log.level = before.level;
      stream.write = before.write;
    },
  };
}
