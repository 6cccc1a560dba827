import { afterEach, expect, it } from 'vitest';
import { logAllOutput } from '@/lib/platform/observability/own-output';
import { captureLog } from '@/tests/factories/captured-log';

const before = { ...console };
const warnings = process.rawListeners('warning');
afterEach(() => {
  Object.assign(console, before);
  process.removeAllListeners('warning');
  for (const listener of warnings) process.on('warning', listener as () => void);
});

const withCode = (code: string) => Object.assign(new Error(`write ${code}`), { code });

it('makes a line of the log of whatever is printed, without what names a person', async () => {
  const { lines, restore } = captureLog('debug');
  try {
    logAllOutput();
    console.warn('%s is ready\n at %d', 'Next', 3000);
    console.warn('for "Ali Khan" of ali@example.com');
    console.error('⨯', new Error('cannot read "Ali Khan"'));
    console.error('');
    process.emitWarning('this is old', 'DeprecationWarning');
    await new Promise((done) => setTimeout(done, 10));
  } finally {
    restore();
  }
  expect(lines).toMatchObject([
    { level: 40, msg: 'Next is ready\n at 3000' },
    { level: 40, msg: 'for "…" of …@…' },
    { level: 50, msg: 'an error was printed', err: { message: 'Error: cannot read "…"' } },
    { level: 40, err: { message: 'DeprecationWarning: this is old' } },
  ]);
});

it('does not take a browser that closes its connection for an error', () => {
  const { lines, restore } = captureLog('debug');
  try {
    logAllOutput();
    console.error('Failed to proxy http://127.0.0.1:1/ws', withCode('EPIPE'));
    console.error('Failed to proxy http://127.0.0.1:1/ws', withCode('ECONNREFUSED'));
    console.error('Failed to read', withCode('EPIPE'));
  } finally {
    restore();
  }
  expect(lines.map(({ level }) => level)).toEqual([20, 50, 50]);
});
