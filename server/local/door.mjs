#!/usr/bin/env node
// `node server/local/door.mjs --host … --port …`: the web process alone, for systemd. On SIGUSR2 (systemctl reload) it is
// replaced without a gap by one of the current release.
import { parseArgs } from 'node:util';
import { ERROR, INFO, logLine, sayOrLog } from './log-line.mjs';
import { PlainError } from './plain-error.mjs';
import { builtWeb } from './services.mjs';
import { createSupervisor } from './supervise.mjs';

const text = (value) => ({ type: 'string', default: value });
const { values } = parseArgs({ options: { host: text('127.0.0.1'), port: text('3000') } });
const supervisor = createSupervisor({ log: (line) => sayOrLog(INFO, line), onGiveUp: end });
let last = supervisor.start(builtWeb({ ...values, root: process.cwd() })).catch(end);

function end(error) {
  if (error instanceof PlainError) sayOrLog(ERROR, error.message);
  else sayOrLog(ERROR, 'the door of the web process ends', error);
  process.exit(1);
}

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
for (const name of ['SIGINT', 'SIGTERM'])
  process.on(name, () => void supervisor.stop().then(() => process.exit(0)));
