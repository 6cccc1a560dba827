import { once } from 'node:events';
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
import { claimPort } from './ports.mjs';
import { npmProcess, waitUntil } from './processes.mjs';
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
  const stop = stopSignal(controller, progress.say);
  const closers = [];
  try {
    const base = withEnvFile(root, env);
    const options = readOptions(argv, base, root);
    const sampleCity = options.sampleOf ? findCity(options.sampleOf) : undefined;
    if (sampleCity?.others.length) progress.say(sayOthers(sampleCity));
    await start({ root, base, progress, closers, stop, ...options, sampleCity }, steps, services);
    await stop.requested;
  } catch (error) {
    // An interrupted step is not a failure.
    if (!stop.signal.aborted) stop.failure = error;
  }
  const { failure } = stop;
  if (failure) {
    progress.endLine();
    console.error(failure instanceof PlainError ? failure.message : (failure.stack ?? failure));
  }
  for (const close of closers.reverse()) await close();
  if (!failure) progress.say('Maidan has stopped.');
  return failure ? 1 : 0;
}

async function start(context, steps, services) {
  const { root, base, dev, dataDir, uploadDir, externalUrl, backups, closers, stop } = context;
  const { step, say } = context.progress;
  const { signal } = stop;
  const orStopped = (work) => Promise.race([work, stop.requested]);
  const ports = await claimPlace(context);

  const install = steps.install ?? installDependencies;
  // Development runs the sources, which requires a loader.
  const level = dev ? 'all' : 'running';
  await step('Dependencies', async () =>
    (await install({ root, env: base, signal, level })) ? 'installed' : 'up to date',
  );
  if (context.city) (await import('./city.mjs')).applyCity(context);
  const { notice } = chooseNode(root, base);
  if (notice) say(notice);

  // From here on modules that need a package may be loaded.
  const build = steps.build ?? (await import('../../scripts/build.mjs'));
  await step('Prisma client', async () =>
    (await build.generateClient({ root, env: base, signal })) ? 'generated' : 'up to date',
  );
  let bundles;
  await step('Build', async () => {
    const buildEnv = { ...base, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };
    const make = dev ? build.bundleServers : build.buildRelease;
    const made = await make({ root, env: buildEnv, signal });
    bundles = made.folder;
    if (dev) return 'of the pages not needed in development';
    return made.isNew ? 'built' : 'up to date';
  });

  // Its URL as its owner, for migrations, and as the role of the product; both the same when only one is given.
  let database = { url: context.migrateUrl ?? externalUrl, appUrl: externalUrl };
  await step('Database', async () => {
    if (externalUrl) return 'the one of DATABASE_URL';
    const { startPostgres } = await import('./postgres.mjs');
    database = await startPostgres({ dataDir, signal, log: say, onGiveUp: stop.fail });
    closers.push(database.stop);
    return 'running';
  });
  const { url, appUrl } = database;
  const secrets = loadSecrets(dataDir);
  const env = childEnvironment(base, context, { ...ports, databaseUrl: appUrl, secrets });

  await step('Migrations', async () => {
    const migrate = steps.migrate ?? (await import('../../scripts/migrate.mjs')).migrate;
    const { applied, warnings } = await migrate(url, { appUrl });
    warnings.forEach(say);
    return applied.length ? `${applied.length} applied` : 'up to date';
  });
  // Before the services, so that it ends after them, with everything that they wrote.
  if (backups.isArchived) {
    const { archiveWal } = await import('./backup/archive.mjs');
    closers.push(archiveWal({ ...backups, url, uploadDir, print: say }));
  }

  const data = steps.data ?? (await import('./sample-data.mjs'));
  const fillDatabase = externalUrl ? data.fillForeignDatabase : data.fillOwnDatabase;
  const ownerEnv = { ...env, DATABASE_URL: url };
  const city = context.sampleCity?.label;
  const fill = (from) =>
    fillDatabase({ root, bundles: from, env: ownerEnv, appUrl, city, dataDir, signal });
  await step(externalUrl ? 'Sports' : 'Sample data', () => fill(bundles));

  const supervisor = createSupervisor({ log: say, onGiveUp: stop.fail });
  closers.push(supervisor.stop);
  await step('Services', async () => {
    const define = services ?? (await import('./services.mjs')).appServices;
    // The web server is healthy only when the others are, so they start in parallel.
    const definitions = define({ ...context, ...ports, env, print: say });
    await orStopped(Promise.all(definitions.map(supervisor.start)));
    signal.throwIfAborted();
    return `running on Node ${chooseNode(root, base).version}`;
  });
  if (!dev) {
    const { followReleases } = await import('./release.mjs');
    // Runs the new release's own program: this process has loaded the previous one.
    const migrateAnew = () =>
      runCommand('The migrations', process.execPath, [join(root, 'scripts/migrate.mjs')], {
        cwd: root,
        env: { ...env, MIGRATE_DATABASE_URL: url },
        signal,
      });
    // Steps that may refuse come first. The other two services are down for a moment: browsers reconnect, and jobs wait. One
    // after the other, because a starting process takes CPU from the running ones.
    const takeOver = [
      steps.migrateAnew ?? migrateAnew,
      (release) => fill(join(root, 'dist/bundles', release.bundles)),
      () => orStopped(supervisor.handOver('web')),
      () => orStopped(supervisor.restart('realtime')),
      () => orStopped(supervisor.restart('jobs')),
    ];
    closers.push(followReleases({ root, signal, say, steps: takeOver }));
  }
  if (backups.everyHours) {
    const { backupCommand, scheduleBackups } = await import('./backup/schedule.mjs');
    const make = backupCommand(root, base);
    closers.push(scheduleBackups({ ...backups, make, print: say }));
  }

  // In local mode only misspelt names can be wrong.
  const find = steps.findings ?? (await import('./findings.mjs')).findingLines;
  (externalUrl ? await find({ root, env, signal }) : misspeltLines(root, base)).forEach(say);
  say(`Maidan is ready at http://localhost:${ports.port}`);
}

/** Takes the data folder and the ports. */
async function claimPlace({ dataDir, uploadDir, host, port, wsPort, closers }) {
  let taken;
  try {
    makeDataFolder(dataDir);
    taken = takeLock(join(dataDir, 'lock.json'));
  } catch (error) {
    throw new PlainError(`The data folder ${dataDir} cannot be used (${error.message}).`);
  }
  const { lock, holder } = taken;
  if (holder) {
    const where = holder.port ? ` at http://localhost:${holder.port}` : '';
    throw new PlainError(
      `Maidan is already running${where} with the data in ${dataDir} (process ${holder.pid}).`,
    );
  }
  closers.push(lock.release);
  const graceMs = lock.takenOver ? LEFTOVER_MS : 0;
  const claimed = await claimPort(port, { host, graceMs });
  const wsClaimed = await claimPort(wsPort, { host: '127.0.0.1', graceMs });
  lock.update({ port: claimed });
  mkdirSync(uploadDir, { recursive: true });
  return { port: claimed, wsPort: wsClaimed };
}

// All reasons to stop in one place: Ctrl-C, a closed terminal, a dead npm, a service that was given up.
function stopSignal(controller, say) {
  const { signal } = controller;
  const stop = { signal, failure: undefined, fail, requested: once(signal, 'abort') };
  let askedAt;
  function fail(error) {
    stop.failure ??= error;
    controller.abort();
  }
  function ask() {
    // npm forwards Ctrl-C although the terminal sent it too: only a later one means impatience.
    if (askedAt && Date.now() - askedAt > FORCE_AFTER_MS) process.exit(1);
    if (!askedAt) say('Stopping …');
    askedAt ??= Date.now();
    controller.abort();
  }
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, ask);
  // A closed terminal or pipe must not end the process before everything has been stopped.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => {});
  // A killed npm forwards nothing.
  const npm = npmProcess();
  const isGone = () => npmProcess() !== npm;
  if (process.env.npm_lifecycle_event) void waitUntil(isGone, Infinity, PARENT_POLL_MS).then(ask);
  return stop;
}
