// Runs one command and ends it when the process that started the guard ends, however that happens: even a kill -9 closes
// the IPC channel. For programs that cannot watch their parent (Postgres) or consist of several processes (next dev, next
// build, npm ci). Started by guarded.mjs with the plan as JSON in its first argument.
import { spawn } from 'node:child_process';

const { command, args, stopSignal, lastSignal, timeoutMs, ...more } = JSON.parse(process.argv[2]);
const ownGroup = process.platform !== 'win32';
let stopping = false;

const child = spawn(command, args, {
  ...more,
  stdio: ['ignore', 'inherit', 'inherit'],
  // Its own process group, so that all its processes can be ended together and Ctrl-C does not reach it too early.
  detached: ownGroup,
  windowsHide: true,
});
child.on('error', (error) => {
  process.stderr.write(`${command}: ${error.message}\n`);
  process.exit(127);
});
child.on('exit', (code, signal) => {
  signalChild('SIGKILL');
  process.exit(signal && !stopping ? 1 : (code ?? 0));
});

function stop() {
  if (stopping) return;
  stopping = true;
  signalChild(stopSignal);
  setTimeout(() => signalChild(lastSignal), timeoutMs);
}

function signalChild(signal) {
  try {
    if (child.pid) process.kill(ownGroup ? -child.pid : child.pid, signal);
  } catch {
    // Already gone.
  }
}

for (const name of ['disconnect', 'SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, stop);
// The reader of our output may have ended; that must not end the guard before its work is done.
for (const output of [process.stdout, process.stderr]) output.on('error', () => {});
process.send({ pid: child.pid }, () => {});
// The other process may have ended while this program was loaded.
if (!process.connected) stop();
