import { log } from '@/lib/platform/observability/log';

const LEFT_CODES = new Set(['EPIPE', 'ECONNRESET']);

/**
 * Next logs every failed write of its proxy as an error. A browser that disconnects halfway is not an error, so it is logged
 * at debug level: then what is printed as an error is one.
 */
export function logDepartures(target: Pick<Console, 'error'> = console): void {
  const print = target.error.bind(target);
  target.error = (...given: unknown[]) => {
    const [message, error] = given;
    if (isDeparture(message, error))
      log.debug({ code: error.code }, 'a browser left its connection');
    else print(...given);
  };
}

function isDeparture(message: unknown, error: unknown): error is Error & { code: string } {
  return (
    typeof message === 'string' &&
    message.startsWith('Failed to proxy') &&
    error instanceof Error &&
    'code' in error &&
    LEFT_CODES.has(String(error.code))
  );
}
