import { spawn } from 'node:child_process';
import { addAbortListener } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { inWords } from './log-line.mjs';
import { PlainError } from './plain-error.mjs';

const GUARD = fileURLToPath(new URL('guard.mjs', import.meta.url));
const OUTPUT_LINES_KEPT = 120;
const PLAN = { stopSignal: 'SIGTERM', lastSignal: 'SIGKILL', timeoutMs: 5000 };

/** Starts a command under guard.mjs, so that it never outlives us. It inherits `output`; the other options are the guard's plan. */
export function spawnGuarded(command, args, { env, output = 'pipe', ...options }) {
  const plan = JSON.stringify({ ...PLAN, command, args, ...options });
  return spawn(process.execPath, [GUARD, plan], {
    env,
    stdio: ['ignore', output, output, 'ipc'],
    detached: process.platform !== 'win32',
    windowsHide: true,
  });
}

export const stopGuarded = (guard) => guard.connected && guard.disconnect();

/** Runs a command to completion, unless `signal` aborts it. @throws PlainError with the end of its output */
export async function runCommand(title, command, args, { cwd, env, signal } = {}) {
  const guard = spawnGuarded(command, args, { cwd, env });
  const lines = keepLastLines(guard, OUTPUT_LINES_KEPT);
  const listener = signal && addAbortListener(signal, () => stopGuarded(guard));
  const code = await new Promise((resolve) => guard.once('close', resolve));
  listener?.[Symbol.dispose]();
  if (code !== 0) throw new PlainError([`${title} failed:`, ...lines.map(inWords)].join('\n'));
  return lines;
}

/** The last lines of a child's output so far. */
export function keepLastLines(child, count, onLine = () => {}) {
  const kept = [];
  for (const input of [child.stdout, child.stderr].filter(Boolean)) {
    createInterface({ input }).on('line', (line) => {
      kept.push(line);
      if (kept.length > count) kept.shift();
      onLine(line);
    });
  }
  return kept;
}
