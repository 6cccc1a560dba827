import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findCity, sayOthers } from '../../scripts/map-city.mjs';
import { makeDataFolder } from './data-folder.mjs';
import { childEnvironment, misspeltLines, readOptions, withEnvFile } from './environment.mjs';
import { createProgress } from './findings.mjs';
import { runCommand } from './guarded.mjs';
import { installDependencies } from './install.mjs';
import { takeLock } from './lock.mjs';
import { chooseNode } from './node-version.mjs';
import { PlainError } from './plain-error.mjs';
import { claimPort, freePort } from './ports.mjs';
import { isShell, parentOf } from './processes.mjs';
import { loadSecrets } from './secrets.mjs';
import { createSupervisor } from './supervise.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');
const STEPS = 7;
// Orphans of a killed instance end by themselves; a new start waits this long.
const LEFTOVER_MS = 10_000;
const FORCE_AFTER_MS = 1000;
const PARENT_POLL_MS = 1000;

/**
 * Starts everything and keeps it running. Resolves with the exit code when it has stopped.
 * Tests replace the preparations and the services with `steps` and `services`.
 */
export async function run({ argv, env, root = ROOT, steps = {}, services }) {
  const controller = new AbortController();
  const progress = createProgress(STEPS, controller.signal);
  const stop = stopSignal(controller, progress);
  const closers = [];
  try {
    const base = withEnvFile(root, env);
    const options = readOptions(argv, base, root);
    const sampleCity = options.sampleOf ? findCity(options.sampleOf) : undefined;
    if (sampleCity?.others.length) progress.say(sayOthers(sampleCity));
    const context = { root, base, progress, closers, stop, ...options, sampleCity };
    await start(context, steps, services);
    await stop.requested;
  } catch (error) {
    // An interrupted step is not a failure.
    if (!stop.signal.aborted) stop.failure = error;
  }
  if (stop.failure) report(progress, stop.failure);
  for (const close of closers.reverse()) await close();
  if (!stop.failure) progress.say('Maidan has stopped.');
  return stop.failure ? 1 : 0;
}

async function start(context, steps, services) {
  const { root, base, dev, progress, stop, dataDir } = context;
  const ports = await claim(context);
  const { signal } = stop;
  const prepare = { install: installDependencies, ...steps };
  // Development runs the sources, which requires a loader.
  const level = dev ? 'all' : 'running';
  await progress.step('Dependencies', async () =>
    (await prepare.install({ root, env: base, signal, level })) ? 'installed' : 'up to date',
  );
  if (context.city) (await import('./city.mjs')).applyCity(context);
  const node = chooseNode(root, base);
  if (node.notice) progress.say(node.notice);
  // From here on modules that need a package may be loaded.
  const build = steps.build ?? (await import('../../scripts/build.mjs'));
  await progress.step('Prisma client', async () =>
    (await build.generateClient({ root, env: base, signal })) ? 'generated' : 'up to date',
  );
  const bundles = await makeRelease({ ...context, build });
  const { ownerUrl, appUrl } = await openDatabase(context);
  const env = childEnvironment(base, context, {
    ...ports,
    databaseUrl: appUrl,
    secrets: loadSecrets(dataDir),
  });
  const database = { ...context, env, ownerUrl, steps };
  await progress.step('Migrations', () => migrateDatabase(database));
  // Before the services, so that it ends after them, with everything that they wrote.
  if (context.backups.isArchived) await archive({ ...context, url: ownerUrl });
  await progress.step(context.externalUrl ? 'Sports' : 'Sample data', () =>
    fill({ ...database, bundles }),
  );
  await progress.step('Services', () => serve({ ...database, ...ports }, services));
  await warn({ ...context, env }, steps);
  progress.say(`Maidan is ready at http://localhost:${ports.port}`);
}

/** @returns the folder of the release's programs */
async function makeRelease({ root, base, dev, progress, stop, build }) {
  const env = { ...base, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };
  const context = { root, env, signal: stop.signal };
  let bundles;
  await progress.step('Build', async () => {
    if (dev) {
      bundles = (await build.bundleServers(context)).folder;
      return 'of the pages not needed in development';
    }
    const release = await build.buildRelease(context);
    bundles = release.bundles;
    return release.isNew ? 'built' : 'up to date';
  });
  return bundles;
}

async function claim({ dataDir, uploadDir, host, port, wsPort, closers }) {
  const { lock, holder } = lockData(dataDir);
  if (holder) {
    const where = holder.port ? ` at http://localhost:${holder.port}` : '';
    throw new PlainError(
      `Maidan is already running${where} with the data in ${dataDir} (process ${holder.pid}).`,
    );
  }
  closers.push(() => lock.release());
  const graceMs = lock.takenOver ? LEFTOVER_MS : 0;
  const claimed = await claimPort(port, { host, graceMs });
  const ports = {
    port: claimed,
    wsPort: wsPort ? await claimPort(wsPort, { host: '127.0.0.1', graceMs }) : await freePort(),
  };
  lock.update({ port: claimed });
  mkdirSync(uploadDir, { recursive: true });
  return ports;
}

function lockData(dataDir) {
  try {
    makeDataFolder(dataDir);
    return takeLock(join(dataDir, 'lock.json'));
  } catch (error) {
    throw new PlainError(`The data folder ${dataDir} cannot be used (${error.message}).`);
  }
}

/** The database as its owner, for migrations, and as the role of the product; both the same when only one is given. */
async function openDatabase({ externalUrl, migrateUrl, dataDir, progress, stop, closers }) {
  let urls = { ownerUrl: migrateUrl ?? externalUrl, appUrl: externalUrl };
  await progress.step('Database', async () => {
    if (externalUrl) return 'the one of DATABASE_URL';
    const { startPostgres } = await import('./postgres.mjs');
    const { signal } = stop;
    const postgres = await startPostgres({
      dataDir,
      signal,
      log: progress.say,
      onGiveUp: stop.fail,
    });
    closers.push(postgres.stop);
    urls = { ownerUrl: postgres.url, appUrl: postgres.appUrl };
    return 'running';
  });
  return urls;
}

async function archive({ url, backups, uploadDir, progress, closers }) {
  const { archiveWal } = await import('./backup/archive.mjs');
  closers.push(archiveWal({ ...backups, url, uploadDir, print: progress.say }));
}

async function migrateDatabase({ env, ownerUrl, progress, steps }) {
  const migrate = steps.migrate ?? (await import('../../scripts/migrate.mjs')).migrate;
  const { applied, warnings } = await migrate(ownerUrl, { appUrl: env.DATABASE_URL });
  for (const warning of warnings) progress.say(warning);
  return applied.length ? `${applied.length} applied` : 'up to date';
}

async function fill(context) {
  const { root, bundles, env, ownerUrl, sampleCity, dataDir, externalUrl, stop, steps } = context;
  const data = steps.data ?? (await import('./sample-data.mjs'));
  const fillDatabase = externalUrl ? data.fillForeignDatabase : data.fillOwnDatabase;
  return fillDatabase({
    root,
    bundles,
    env: { ...env, DATABASE_URL: ownerUrl },
    appUrl: env.DATABASE_URL,
    city: sampleCity?.label,
    dataDir,
    signal: stop.signal,
  });
}

async function serve(context, services) {
  const { progress, stop, closers } = context;
  const definitions = services ?? (await import('./services.mjs')).appServices;
  const supervisor = createSupervisor({ log: progress.say, onGiveUp: stop.fail });
  closers.push(supervisor.stop);
  const starting = definitions({ ...context, print: progress.say }).map((service) =>
    supervisor.start(service),
  );
  // The web server is healthy only when the others are, so they start in parallel.
  await Promise.race([Promise.all(starting), stop.requested]);
  if (stop.signal.aborted) throw new PlainError('Stopped while starting.');
  if (!context.dev) await followBuilds(context, supervisor);
  if (context.backups.everyHours) await makeBackups(context);
  return `running on Node ${chooseNode(context.root, context.base).version}`;
}

/** In local mode only misspelt names can be wrong. */
async function warn({ root, base, env, externalUrl, progress, stop }, steps) {
  if (!externalUrl) {
    for (const line of misspeltLines(root, base)) progress.say(line);
    return;
  }
  const find = steps.findings ?? (await import('./findings.mjs')).findingLines;
  for (const line of await find({ root, env, signal: stop.signal })) progress.say(line);
}

async function makeBackups({ root, base, backups, progress, closers }) {
  const { backupCommand, scheduleBackups } = await import('./backup/schedule.mjs');
  const make = backupCommand(root, base);
  closers.push(scheduleBackups({ ...backups, make, print: progress.say }));
}

async function followBuilds(context, supervisor) {
  const { root, env, ownerUrl, progress, stop, steps, closers } = context;
  const { followReleases } = await import('./upgrade.mjs');
  // Runs the new release's own program: this process has loaded the previous one.
  const migrateAnew = () =>
    runCommand('The migrations', process.execPath, [join(root, 'scripts/migrate.mjs')], {
      cwd: root,
      env: { ...env, MIGRATE_DATABASE_URL: ownerUrl },
      signal: stop.signal,
    });
  async function take({ bundles }) {
    await (steps.migrateAnew ?? migrateAnew)();
    await fill({ ...context, bundles: join(root, 'dist/bundles', bundles) });
    // Steps that may refuse come first. The other two services are down for a moment: browsers reconnect, and jobs wait. One
    // after the other, because a starting process takes CPU from the running ones.
    for (const step of [
      () => supervisor.handOver('web'),
      () => supervisor.restart('realtime'),
      () => supervisor.restart('jobs'),
    ]) {
      await Promise.race([step(), stop.requested]);
      if (stop.signal.aborted) return;
    }
  }
  closers.push(followReleases({ root, take, say: progress.say }));
}

// All reasons to stop in one place: Ctrl-C, a closed terminal, a dead npm, a service that was given up.
function stopSignal(controller, progress) {
  const requested = new Promise((resolve) => {
    controller.signal.addEventListener('abort', resolve, { once: true });
  });
  const stop = { signal: controller.signal, failure: undefined, fail, requested };
  let askedAt;
  function fail(error) {
    stop.failure ??= error;
    controller.abort();
  }
  function ask() {
    // npm forwards Ctrl-C although the terminal sent it too: only a later one means impatience.
    if (askedAt && Date.now() - askedAt > FORCE_AFTER_MS) process.exit(1);
    if (!askedAt) progress.say('Stopping …');
    askedAt ??= Date.now();
    controller.abort();
  }
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, ask);
  // A closed terminal or pipe must not end the process before everything has been stopped.
  process.stdout.on('error', () => {});
  process.stderr.on('error', () => {});
  if (process.env.npm_lifecycle_event) stopWithParent(ask);
  return stop;
}

// Without this, a killed npm would go unnoticed.
function stopWithParent(ask) {
  const npm = npmProcess();
  const timer = setInterval(() => {
    if (npmProcess() === npm) return;
    clearInterval(timer);
    ask();
  }, PARENT_POLL_MS);
  timer.unref();
}

// npm runs scripts through a shell, which remains in between on some systems and is replaced by the script on others.
function npmProcess() {
  const parent = process.ppid;
  return isShell(parent) ? parentOf(parent) : parent;
}

function report(progress, error) {
  const text = error instanceof PlainError ? error.message : (error.stack ?? String(error));
  progress.endLine();
  process.stderr.write(`${text}\n`);
}
