import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { packagedNode } from './node-version.mjs';
import { portProblem } from './ports.mjs';
import { isAlive, parentOf } from './processes.mjs';
import {
  claiming,
  fetchStub,
  type Instance,
  launch,
  launchUnderNpm,
  postgresPid,
  ready,
  removeFolder,
  temporaryFolder,
  until,
} from './testing/instance';

vi.setConfig({ testTimeout: 120_000 });
let dataDir: string;
const started: Instance[] = [];

function start(env?: Record<string, string>, folder = dataDir): Instance {
  const instance = launch(folder, env);
  started.push(instance);
  return instance;
}

// One folder for all tests: each leaves it stopped, and the next starts it again, as in use.
beforeAll(async () => {
  dataDir = await temporaryFolder();
});

afterEach(async () => {
  for (const instance of started.splice(0)) {
    instance.child.kill('SIGTERM');
    await instance.exitCode;
  }
});

afterAll(async () => {
  await removeFolder(dataDir);
});

const webPid = async (port: number) => (await fetchStub(port))?.pid ?? 0;

describe('npm start', () => {
  it('prints each step and the ready line, is the only one of its data, and stops whole on SIGTERM', async () => {
    const instance = start();
    const port = await ready(instance);
    const lines = instance.output().trim().split('\n');
    const steps = lines.filter((line) => line.startsWith('['));
    expect(steps.map((line) => line.slice(0, 5))).toEqual(
      [1, 2, 3, 4, 5, 6, 7].map((number) => `[${number}/7]`),
    );
    expect(lines.at(-1)).toBe(`Maidan is ready at http://localhost:${port}`);
    const { env, pid = 0 } = (await fetchStub(port)) ?? {};
    expect(env).toMatchObject({
      LOCAL_MODE: '1',
      NODE_ENV: 'production',
      NEXTAUTH_URL: `http://localhost:${port}`,
    });
    expect(env?.DATABASE_URL).toMatch(/^postgresql:\/\/maidan_app:.+@127\.0\.0\.1:\d+\/maidan$/);

    const second = start();
    expect(await second.exitCode).toBe(1);
    expect(second.output().trim()).toBe(
      `Maidan is already running at http://localhost:${port} with the data in ${dataDir} (process ${instance.child.pid}).`,
    );
    expect(instance.output()).not.toContain('found by the stub');

    const pids = [postgresPid(dataDir), pid];
    expect(pids.every(isAlive)).toBe(true);
    instance.child.kill('SIGTERM');
    expect(await instance.exitCode).toBe(0);
    expect(pids.some(isAlive)).toBe(false);
    expect(await portProblem(port)).toBeUndefined();
    expect(readdirSync(dataDir)).not.toContain('lock.json');
  });

  it.skipIf(packagedNode('.') === undefined)(
    'runs its services on the Node of npm where its own is old, unless told otherwise',
    async () => {
      const old = { NODE_OPTIONS: claiming('21.7.3').join(' '), MAIDAN_NODE: '' };
      const first = start(old);
      const { node } = (await fetchStub(await ready(first))) ?? {};
      expect(node).toBe(packagedNode(process.cwd()));
      expect(first.output()).toMatch(/Services … running on Node 24\.\d+\.\d+ /);
      expect(first.output()).not.toContain('security fixes');
      first.child.kill('SIGTERM');
      await first.exitCode;
      const second = start({ ...old, MAIDAN_NODE: 'system' });
      expect((await fetchStub(await ready(second)))?.node).toBe(process.execPath);
      expect(second.output()).toMatch(/^Node 21\.7\.3 has had no security fixes/m);
    },
  );

  it('knows the city of the sample before it starts anything', async () => {
    const instance = start({ SEED_CITY: 'Narobi' });
    expect(await instance.exitCode).toBe(1);
    expect(instance.output().trim()).toMatch(
      /^No city is called Narobi\. Is it one of these\? Nairobi, Kenya;/,
    );
  });

  it('keeps its secrets between starts, and treats the double Ctrl-C that npm forwards as one', async () => {
    const secret = () => JSON.parse(readFileSync(`${dataDir}/secrets.json`, 'utf8')).nextAuth;
    const before = secret();
    expect(before).toMatch(/^[0-9a-f]{64}$/);
    const instance = start();
    await ready(instance);
    expect(secret()).toBe(before);
    instance.child.kill('SIGINT');
    instance.child.kill('SIGINT');
    expect(await instance.exitCode).toBe(0);
    expect(postgresPid(dataDir)).toBe(0);
  });

  it('never starts its own database, nor local mode, when DATABASE_URL is given', async () => {
    const folder = await temporaryFolder();
    const url = 'postgresql://somebody@127.0.0.1:1/theirs';
    const instance = start({ DATABASE_URL: url, LOCAL_MODE: '1' }, folder);
    const { env } = (await fetchStub(await ready(instance))) ?? {};
    expect(env).toMatchObject({ DATABASE_URL: url, LOCAL_MODE: '0' });
    expect(readdirSync(folder)).not.toContain('postgres');
    expect(instance.output()).toContain('Warning: found by the stub.');
    instance.child.kill('SIGTERM');
    await instance.exitCode;
    await removeFolder(folder);
  });

  it('makes a backup when one is due; a failure is logged as an error and stops nothing', async () => {
    const BACKUP_DIR = `${dataDir}/backups`;
    const instance = start({ BACKUP_EVERY: '24', BACKUP_DIR, BACKUP_WAL: '1' });
    const port = await ready(instance);
    // The stubs migrate nothing, so this backup fails, although it reaches the running database.
    await until(() => instance.output().includes('the backup failed'), instance.output);
    expect(instance.output()).toMatch(
      /^\[backup\] \{"level":50,.+This database has no Maidan tables yet/m,
    );
    expect(await fetchStub(port)).toBeDefined();
    // What happens meanwhile is archived.
    await until(() => existsSync(`${BACKUP_DIR}/wal/state.json`), instance.output);
  });
});

describe('a port that is already in use', () => {
  let other: Server;
  let port: number;

  beforeAll(async () => {
    other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    // A listening TCP server always has an AddressInfo.
    port = (other.address() as AddressInfo).port;
  });

  afterAll(() => other.close());

  it('is named in one line, and nothing is started', async () => {
    const instance = start({ PORT: String(port) });
    expect(await instance.exitCode).toBe(1);
    expect(instance.output().trim()).toBe(
      `Port ${port} is already in use. Stop what uses it, or choose another: PORT=${port + 1} npm start`,
    );
    expect(postgresPid(dataDir)).toBe(0);
  });
});

describe('kill -9', () => {
  it('of the web server, the database server or its watchdog brings each back on the same port', async () => {
    const instance = start();
    const port = await ready(instance);

    const web = await webPid(port);
    process.kill(web, 'SIGKILL');
    const isNew = async () => ![0, web].includes(await webPid(port));
    await until(isNew, () => `web did not come back:\n${instance.output()}`);

    for (const victimOf of [(pid: number) => pid, guardOf]) {
      const postgres = postgresPid(dataDir);
      process.kill(victimOf(postgres), 'SIGKILL');
      const isBack = () => ![0, postgres].includes(postgresPid(dataDir));
      await until(isBack, () => `postgres did not come back:\n${instance.output()}`);
      const said = () => instance.output().match(/postgres is running again/g)?.length ?? 0;
      await until(
        () => said() === (victimOf === guardOf ? 2 : 1),
        () => instance.output(),
      );
    }
    expect(instance.child.exitCode).toBeNull();
  });

  it('of npm stops everything, although npm cannot forward that', async () => {
    // Some shells remain between npm and its script, others are replaced by it.
    for (const shellPrefix of ['', 'exec ']) {
      const instance = launchUnderNpm(dataDir, shellPrefix);
      const port = await ready(instance);
      instance.child.kill('SIGKILL');
      await instance.exitCode;
      expect(postgresPid(dataDir)).toBe(0);
      expect(await fetchStub(port)).toBeUndefined();
      expect(readdirSync(dataDir)).not.toContain('lock.json');
    }
  });

  it('of the supervisor leaves nothing running, and the next start takes over at once', async () => {
    const instance = start();
    const port = await ready(instance);
    const pids = [await webPid(port), postgresPid(dataDir), guardOf(postgresPid(dataDir))];
    instance.child.kill('SIGKILL');
    const next = start({ PORT: String(port) });
    expect(await ready(next)).toBe(port);
    await until(
      () => !pids.some(isAlive),
      () => `still there: ${pids.filter(isAlive).join(', ')}`,
    );
  });
});

describe('a service that cannot start', () => {
  it('stops everything with exit code 1 and shows what the service said', async () => {
    const instance = start({ STUB_ENDS: '3' });
    expect(await instance.exitCode).toBe(1);
    expect(instance.output()).toContain('did not start (exit code 3)');
    expect(instance.output()).toContain('the stub was told to end');
    expect(postgresPid(dataDir)).toBe(0);
  });
});

function guardOf(pid: number): number {
  return parentOf(pid) ?? 0;
}
