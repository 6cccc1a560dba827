import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const START_MS_MAX = 900_000;

export interface Site {
  url: string;
  child: ChildProcess;
  /** Resolves when the output contains the text, from `from` on. */
  says: (text: string, msMax: number, from?: number) => Promise<void>;
  outputLength: () => number;
  stop: () => Promise<void>;
}

/** `npm start` with the sample data, in a checkout. Resolves when it is ready. */
export async function npmStart(folder: string): Promise<Site> {
  const { DATABASE_URL: _foreign, ...env } = process.env;
  const child = spawn('npm', ['start'], {
    cwd: folder,
    env: { ...env, PORT: '0', SEED: 'sample', DATA_DIR: join(folder, '.data') },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
  const says = async (text: string, msMax: number, from = 0) => {
    const end = Date.now() + msMax;
    while (!output.slice(from).includes(text)) {
      if (Date.now() > end || child.exitCode !== null)
        throw new Error(`'${text}' is not in:\n${output.slice(from)}`);
      await sleep(20);
    }
  };
  await says('Maidan is ready at', START_MS_MAX);
  const url = /ready at (\S+)/.exec(output)?.[1] ?? '';
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    // Not `exit`: npm may end before the processes below it, which still hold the data.
    await once(child, 'close');
  };
  return { url, child, says, outputLength: () => output.length, stop };
}
