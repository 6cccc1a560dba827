import pino from 'pino';
import { afterEach, expect, it, vi } from 'vitest';
import { log } from '@/lib/platform/observability/log';
import { captureLog } from '@/tests/factories/captured-log';

const { level } = log;
afterEach(() => {
  log.level = level;
  vi.restoreAllMocks();
});

it('writes an entry as one line of JSON, whatever it contains', () => {
  log.level = 'info';
  const stream = (log as unknown as Record<symbol, { write: (line: string) => void }>)[
    pino.symbols.streamSym
  ];
  if (!stream) throw new Error('pino has no stream');
  const written = vi.spyOn(stream, 'write').mockImplementation(() => undefined);
  const forged = 'x\n{"level":60,"event":"authn_login_success"}\r\n\u2028y';
  log.warn({ err: new Error(forged), detail: forged, [forged]: 1 }, forged);
  expect(written).toHaveBeenCalledOnce();
  const line = String(written.mock.calls[0]?.[0]);
  expect(line.match(/[\r\n]/g)).toEqual(['\n']);
  expect(JSON.parse(line)).toMatchObject({ level: 40, msg: forged, detail: forged });
});

it('writes of an error only its masked sentence and where it happened', () => {
  const logged = captureLog('warn');
  const address = 'somebody@example.test';
  const refusal = Object.assign(new Error(`550 5.1.1 <${address}> refused`), {
    code: 'EENVELOPE',
    rejected: [address],
    response: `550 5.1.1 <${address}> no such mailbox`,
    detail: `Key (email)=(${address}) already exists.`,
  });
  try {
    log.error({ err: new Error(`for ${address}`, { cause: refusal }) }, 'job failed');
  } finally {
    logged.restore();
  }
  expect(JSON.stringify(logged.lines)).not.toContain('example.test');
  expect(logged.lines).toMatchObject([
    {
      err: {
        message: 'Error: for …@…',
        stack: expect.arrayContaining([expect.stringContaining('observability/log.test.ts')]),
        causes: ['Error EENVELOPE: 550 5.1.1 <…@…> refused'],
      },
    },
  ]);
});
