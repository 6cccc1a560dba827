// Stands in for the web process of the release named by MAIDAN_NEXT. Bundled by upgrade.test.ts.
import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { canDrain } from '@/server/web/drain';

/** A short stand-in for Next's preparation. */
const PREPARE_MS = 300;
/** Longer than the hand-over, so that some requests overlap it. */
const SLOW_MS = 700;

const { values } = parseArgs({
  options: {
    host: { type: 'string' },
    port: { type: 'string' },
    'takes-over': { type: 'boolean' },
    findings: { type: 'boolean' },
  },
});
const release = process.env.MAIDAN_NEXT?.split('/').at(-1) ?? '';
await sleep(PREPARE_MS);
if (release === 'broken' && values['takes-over']) process.exit(1);

// Lets the process end soon after it has drained.
const server = createServer({ keepAliveTimeout: 1_500 });
const drain = canDrain(server);
server.on('request', async (request, response) => {
  if (request.url === '/slow') await sleep(SLOW_MS);
  response.end(JSON.stringify({ pid: process.pid, env: {}, node: process.execPath, release }));
});
server.listen(Number(values.port), values.host, () => process.send?.('ready'));
process.on('message', (message) => {
  if (message === 'drain') void drain().then(() => process.exit(0));
});
process.on('SIGTERM', () => server.close(() => process.exit(0)));
