#!/usr/bin/env node
// `node server/local/door.mjs --host … --port …`: the web process alone, for systemd. On SIGUSR2 (systemctl reload) it is
// replaced without a gap by one of the current release.
import { parseArgs } from 'node:util';
import { ERROR, INFO, logLine, sayOrLog } from './log-line.mjs';
import { PlainError } from './plain-error.mjs';
import { untilReported } from './readiness.mjs';
import { builtWeb } from './services.mjs';
import { createSupervisor } from './supervise.mjs';

const READY_MS_MAX = 120_000;

const { values } = parseArgs({
  options: {
    host: { type: 'string', default: '127.0.0.1' },
    port: { type: 'string', default: '3000' },
  },
});

function end(error) {
  if (error instanceof PlainError) sayOrLog(ERROR, error.message);
  else sayOrLog(ERROR, 'the door of the web process ends', error);
  process.exit(1);
}

const supervisor = createSupervisor({ log: (line) => sayOrLog(INFO, line), onGiveUp: end });
let last = supervisor
  .start(
    builtWeb({
      ...values,
      root: process.cwd(),
      args: ['--findings'],
      stdio: 'inherit',
      // Its health includes other units, which may start later.
      ready: (child, signal) => untilReported('web', child, signal, READY_MS_MAX),
    }),
  )
  .catch(end);

function handOver() {
  last = last
    .then(() => supervisor.handOver('web'))
    .then(
      () => logLine(INFO, 'another web process has taken over'),
      (error) =>
        logLine(ERROR, 'the new web process could not take over; the one before goes on', error),
    );
}

if (process.platform !== 'win32') process.on('SIGUSR2', handOver);
for (const name of ['SIGINT', 'SIGTERM']) {
  process.on(name, () => void supervisor.stop().then(() => process.exit(0)));
}
