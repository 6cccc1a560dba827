import { join } from 'node:path';
import { runCommand } from './guarded.mjs';

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
