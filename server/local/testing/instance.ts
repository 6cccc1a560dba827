import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { waitUntil } from '../processes.mjs';

const LAUNCH = fileURLToPath(new URL('launch.mjs', import.meta.url));
const TIMEOUT_MS = 90_000;

export interface Instance {
  child: ChildProcess;
  /** All output so far, of both streams. */
  output: () => string;
  exitCode: Promise<number | null>;
}

/** Runs `npm start` with stub services in its own process. */
export function launch(dataDir: string, env: Record<string, string> = {}): Instance {
  return observe([LAUNCH], dataDir, env);
}

/** An instance below a process that stands in for npm and runs it through a shell: `child` is that process. */
export function launchUnderNpm(dataDir: string, shellPrefix: string): Instance {
  const command = `${shellPrefix}"${process.execPath}" "${LAUNCH}"`;
  const npm = `require('child_process').spawn('sh', ['-c', ${JSON.stringify(command)}], { stdio: 'inherit' })`;
  return observe(['-e', npm], dataDir, { npm_lifecycle_event: 'start' });
}

function observe(args: string[], dataDir: string, env: Record<string, string>): Instance {
  const {
    DATABASE_URL: _url,
    NEXTAUTH_URL: _auth,
    LOCAL_MODE: _mode,
    npm_lifecycle_event: _npm,
    ...inherited
  } = process.env;
  const child = spawn(process.execPath, args, {
    env: { ...inherited, DATA_DIR: dataDir, PORT: '0', WS_PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
    });
  }
  return {
    child,
    output: () => text,
    // `close`, not `exit`: a process that still holds the output has not ended either.
    exitCode: new Promise((resolve) => child.once('close', resolve)),
  };
}

/** The process's release. */
export async function ready(instance: Instance): Promise<number> {
  const port = () => /Maidan is ready at http:\/\/localhost:(\d+)/.exec(instance.output())?.[1];
  const isOver = () => instance.child.exitCode !== null || port() !== undefined;
  await until(isOver, () => `no ready line in:\n${instance.output()}`);
  const found = port();
  if (!found) throw new Error(`ended before it was ready:\n${instance.output()}`);
  return Number(found);
}

export async function until(
  condition: () => boolean | Promise<boolean>,
  complaint: () => string,
): Promise<void> {
  if (!(await waitUntil(condition, TIMEOUT_MS))) throw new Error(complaint());
}

export interface StubResponse {
  pid: number;
  /** Of the web process of a release. */
  release?: string;
  env: Record<string, string>;
  /** The program of its Node. */
  node: string;
}

/** A stub service's self-description, or undefined while it does not respond. */
export async function fetchStub(port: number): Promise<StubResponse | undefined> {
  try {
    const response = await fetch(`http://127.0.0.1:${port}/`);
    // The stub is our own program and sends nothing else.
    return (await response.json()) as StubResponse;
  } catch {
    return undefined;
  }
}

/** The process id of a data folder's database server. */
export function postgresPid(dataDir: string): number {
  try {
    const text = readFileSync(join(dataDir, 'postgres/data/postmaster.pid'), 'utf8');
    return Number(text.split('\n')[0]);
  } catch (error) {
    // The server may remove it at any moment.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return 0;
    throw error;
  }
}

/** Arguments with which a Node claims to be `version`. */
export function claiming(version: string): string[] {
  const claim = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } })`;
  return ['--import', `data:text/javascript,${encodeURIComponent(claim)}`];
}

export async function temporaryFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'maidan-local-'));
}

export async function removeFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
}
