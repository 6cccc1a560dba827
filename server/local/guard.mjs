// Runs one command and ends it when the process that started the guard ends, however that happens: even a kill -9 closes
// the guard's stdin. For programs that cannot watch their parent (Postgres) or consist of several processes (next dev, next
// build, npm ci). Started by guarded.mjs with the plan as JSON in its first argument.
import { spawn } from 'node:child_process';

const plan = JSON.parse(process.argv[2]);
const ownGroup = process.platform !== 'win32';

const child = spawn(plan.command, plan.args, {
  cwd: plan.cwd,
  uid: plan.uid,
  gid: plan.gid,
  stdio: ['ignore', 'inherit', 'inherit'],
  // Its own process group, so that all its processes can be ended together and Ctrl-C does not reach it too early.
  detached: ownGroup,
  windowsHide: true,
});

child.on('error', (error) => {
  process.stderr.write(`${plan.command}: ${error.message}\n`);
  process.exit(127);
});
child.on('exit', (code, signal) => {
  if (!plan.wholeGroup) process.exit(code ?? 1);
  signalChild('SIGKILL');
  process.exit(signal && !stopping ? 1 : (code ?? 0));
});
if (child.pid) process.send?.({ pid: child.pid });

let stopping = false;
function stop() {
  if (stopping) return;
  stopping = true;
  signalChild(plan.stopSignal);
  setTimeout(() => signalChild(plan.lastSignal), plan.timeoutMs);
}

function signalChild(signal) {
  try {
    const { pid } = child;
    if (pid) process.kill(plan.wholeGroup && ownGroup ? -pid : pid, signal);
  } catch {
    // Already gone.
  }
}

process.stdin.on('error', stop).on('end', stop).on('close', stop).resume();
process.on('disconnect', stop);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
// The reader of our output may have ended; that must not end the guard before its work is done.
process.stdout.on('error', () => {});
process.stderr.on('error', () => {});
