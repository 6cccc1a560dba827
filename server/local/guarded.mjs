import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { inWords } from './log-line.mjs';
import { PlainError } from './plain-error.mjs';

const GUARD = fileURLToPath(new URL('guard.mjs', import.meta.url));
const OUTPUT_LINES_KEPT = 120;

/**
 * Starts a command under guard.mjs, so that it never outlives us. `stopGuarded` ends it.
 * `stdio` is for the guard's output, which the command inherits.
 */
export function spawnGuarded(command, args, options = {}) {
  const plan = {
    command,
    args,
    cwd: options.cwd,
    uid: options.uid,
    gid: options.gid,
    wholeGroup: options.wholeGroup ?? true,
    stopSignal: options.stopSignal ?? 'SIGTERM',
    lastSignal: options.lastSignal ?? 'SIGKILL',
    patienceMs: options.patienceMs ?? 5000,
  };
  const output = options.output ?? 'pipe';
  const guard = spawn(process.execPath, [GUARD, JSON.stringify(plan)], {
    env: options.env ?? process.env,
    stdio: ['pipe', output, output, 'ipc'],
    detached: process.platform !== 'win32',
    windowsHide: true,
  });
  guard.stdin.on('error', () => {});
  return guard;
}

export function stopGuarded(guard) {
  guard.stdin.end();
}

/** Ends a process whose guard was killed. */
export function killLeftOver(pid) {
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL');
  } catch {
    // Nothing left.
  }
}

/**
 * Runs a command to completion. Its output is kept and shown only if it fails; `signal` aborts it.
 * @throws PlainError with the end of the output
 */
export async function runCommand(title, command, args, { cwd, env, signal } = {}) {
  const guard = spawnGuarded(command, args, { cwd, env });
  const lines = keepLastLines(guard, OUTPUT_LINES_KEPT);
  const abort = () => stopGuarded(guard);
  signal?.addEventListener('abort', abort, { once: true });
  if (signal?.aborted) abort();
  const code = await new Promise((resolve) => guard.once('close', resolve));
  signal?.removeEventListener('abort', abort);
  if (code !== 0) throw new PlainError([`${title} failed:`, ...lines.map(inWords)].join('\n'));
  return lines;
}

/** The last lines of a child's output, kept up to date. */
export function keepLastLines(child, count, onLine = () => {}) {
  const kept = [];
  for (const stream of [child.stdout, child.stderr]) {
    let rest = '';
    stream?.setEncoding('utf8').on('data', (chunk) => {
      const lines = (rest + chunk).split(/\r?\n/);
      rest = lines.pop() ?? '';
      for (const line of lines) keep(line);
    });
    stream?.on('end', () => rest && keep(rest));
  }
  function keep(line) {
    kept.push(line);
    if (kept.length > count) kept.shift();
    onLine(line);
  }
  return kept;
}
