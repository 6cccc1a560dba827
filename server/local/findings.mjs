import { join } from 'node:path';
import { runCommand } from './guarded.mjs';

/** Prints `[2/7] Database … running (0.4 s)`: the first half when a step starts, the rest when it is done. */
export function createProgress(total, signal, out = process.stdout) {
  let number = 0;
  let lineOpen = false;
  const write = (text) => out.write(text);

  /** @throws when `signal` was aborted before the step starts */
  async function step(title, work) {
    signal?.throwIfAborted();
    number += 1;
    const began = performance.now();
    write(`[${number}/${total}] ${title} … `);
    lineOpen = true;
    const outcome = await work();
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    if (!lineOpen) write(`[${number}/${total}] ${title}: `);
    write(`${outcome} (${seconds} s)\n`);
    lineOpen = false;
  }

  /** Any other line; completes an unfinished step line first. */
  function say(line) {
    endLine();
    write(`${line}\n`);
  }

  function endLine() {
    if (lineOpen) write('\n');
    lineOpen = false;
  }

  return { step, say, endLine };
}

/** Lines about faults of the installation, for the terminal. A check that cannot run must not stop the start. */
export async function findingLines({ root, env, signal }) {
  const doctor = [join(root, 'dist/doctor.mjs'), '--start'];
  try {
    return await runCommand('The look at the installation', process.execPath, doctor, {
      cwd: root,
      env,
      signal,
    });
  } catch (error) {
    return signal.aborted ? [] : [error.message];
  }
}
