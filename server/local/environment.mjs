import { existsSync, readFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { parseArgs, parseEnv } from 'node:util';
import { isPostgresUrl } from '../../lib/platform/env/postgres-url.mjs';
import { misspelt } from '../../lib/platform/env/spelling.mjs';
import { MEMORY_ENVIRONMENT } from './node-memory.mjs';
import { PlainError } from './plain-error.mjs';

const OPTIONS = {
  city: { type: 'string' },
  dev: { type: 'boolean' },
  empty: { type: 'boolean' },
  sample: { type: 'string' },
};
const PORT_DEFAULT = 3000;
const PORT_MAX = 65_535;
const BACKUPS_KEPT_DEFAULT = 7;
/** That of lib/platform/city/lahore, which these programs cannot load: a test compares them. */
const TIME_ZONE_DEFAULT = 'Asia/Karachi';
const BACKUP_HOURS_MAX = 8_760;

/** The given environment over the values of `.env` in `root`; empty strings count as missing. */
export function withEnvFile(root, given) {
  const file = join(root, '.env');
  const fromFile = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  const set = ([, value]) => value !== undefined && value !== '';
  return {
    ...Object.fromEntries(Object.entries(fromFile).filter(set)),
    ...Object.fromEntries(Object.entries(given).filter(set)),
  };
}

/** One line for each variable that looks misspelt. `.env.example` names all known ones. */
export function misspeltLines(root, env) {
  const example = join(root, '.env.example');
  const known = existsSync(example) ? Object.keys(parseEnv(readFileSync(example, 'utf8'))) : [];
  return Object.entries(misspelt(Object.keys(env), known)).map(
    ([name, meant]) => `Warning: ${name} is unknown. Did you mean ${meant}?`,
  );
}

/** The options from the command line and the environment. Port 0 means any free one. */
export function readOptions(argv, env, root) {
  const { values, positionals } = parseArgs({ args: argv, options: OPTIONS, strict: false });
  const unknown = Object.keys(values).find((name) => !Object.hasOwn(OPTIONS, name));
  if (unknown ?? positionals[0]) {
    const given = unknown ? `--${unknown}` : positionals[0];
    throw new PlainError(
      `Unknown option ${given}. Known: --dev, --empty, --city NAME, --sample NAME.`,
    );
  }
  for (const name of ['city', 'sample']) {
    const text = values[name];
    if (text !== undefined && (typeof text !== 'string' || !/^[^-]/.test(text)))
      throw new PlainError(`--${name} needs a city: --${name} "Nairobi".`);
  }
  const sampleOf = values.sample ?? env.SEED_CITY;
  // A city of its own begins without sample people, unless they are asked for.
  const seedDefault = (values.city || env.CITY_NAME) && !sampleOf ? 'empty' : 'sample';
  const seed = values.empty ? 'empty' : (env.SEED ?? seedDefault);
  if (seed !== 'sample' && seed !== 'empty') {
    throw new PlainError(`SEED must be sample or empty, not ${seed}.`);
  }
  const dataDir = resolve(root, env.DATA_DIR ?? '.data');
  return {
    dev: values.dev ?? false,
    // A sample is looked at with the settings of its city.
    city: values.city ?? (env.CITY_NAME ? undefined : values.sample),
    seed,
    sampleOf,
    timeZone: env.CITY_TIME_ZONE ?? TIME_ZONE_DEFAULT,
    dataDir,
    uploadDir: resolve(root, env.UPLOAD_DIR ?? join(dataDir, 'uploads')),
    host: env.HOST ?? '127.0.0.1',
    port: readPort('PORT', env.PORT ?? PORT_DEFAULT),
    wsPort: readPort('WS_PORT', env.WS_PORT ?? 0),
    externalUrl: readDatabaseUrl('DATABASE_URL', env.DATABASE_URL),
    migrateUrl: readDatabaseUrl('MIGRATE_DATABASE_URL', env.MIGRATE_DATABASE_URL),
    backups: {
      dir: resolve(root, env.BACKUP_DIR ?? '.backups'),
      // Undefined: backups are made only by hand.
      everyHours: env.BACKUP_EVERY && readCount('BACKUP_EVERY', env.BACKUP_EVERY, BACKUP_HOURS_MAX),
      keep: readCount('BACKUP_KEEP', env.BACKUP_KEEP ?? BACKUPS_KEPT_DEFAULT),
      passphrase: env.BACKUP_PASSPHRASE,
      isArchived: readArchived(env, dataDir, root),
    },
  };
}

/** Unless it is set, the embedded database is archived where backups are made on a schedule outside the data folder. */
function readArchived(env, dataDir, root) {
  const given = env.BACKUP_WAL;
  if (given !== undefined) {
    if (given === '0' || given === '1') return given === '1';
    throw new PlainError(`BACKUP_WAL must be 0 or 1, not ${given}.`);
  }
  const { BACKUP_DIR, BACKUP_EVERY, DATABASE_URL } = env;
  if (DATABASE_URL || !BACKUP_DIR || !BACKUP_EVERY) return false;
  return !`${resolve(root, BACKUP_DIR)}${sep}`.startsWith(`${dataDir}${sep}`);
}

function readCount(name, text, max = Number.MAX_SAFE_INTEGER) {
  const count = Number(text);
  if (Number.isSafeInteger(count) && count >= 1 && count <= max) return count;
  const limit = max === Number.MAX_SAFE_INTEGER ? 'from 1' : `from 1 to ${max}`;
  throw new PlainError(`${name} must be a whole number ${limit}, not ${text}.`);
}

function readPort(name, text) {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= PORT_MAX) return port;
  throw new PlainError(`${name} must be a whole number from 0 to ${PORT_MAX}, not ${text}.`);
}

/** @throws PlainError */
export function readDatabaseUrl(name, url) {
  if (url === undefined || isPostgresUrl(url)) return url;
  throw new PlainError(`${name} must be a postgresql:// address.`);
}

/** For every child: web, realtime sidecar, worker, seed and build. */
export function childEnvironment(base, options, { databaseUrl, port, wsPort, secrets }) {
  return {
    ...MEMORY_ENVIRONMENT,
    ...base,
    NODE_ENV: options.dev ? 'development' : 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    DATABASE_URL: databaseUrl,
    // The product must not have the owner's URL. Empty rather than unset, for the same reason as LOCAL_MODE below.
    MIGRATE_DATABASE_URL: '',
    // Only the process that makes backups needs it.
    BACKUP_PASSPHRASE: '',
    BACKUP_DIR: options.backups.dir,
    BACKUP_WAL: options.backups.isArchived ? '1' : '0',
    // Set to 0 rather than unset: Next reads `.env` itself and could restore a forgotten LOCAL_MODE=1, which would open the
    // sample people on a real database.
    LOCAL_MODE: options.externalUrl ? '0' : '1',
    SEED: options.seed,
    SEED_CITY: options.sampleCity?.id ?? '',
    DATA_DIR: options.dataDir,
    UPLOAD_DIR: options.uploadDir,
    HOST: options.host,
    PORT: String(port),
    // Overrides `.env`: here the sidecar is a process of this machine.
    WS_HOST: '127.0.0.1',
    WS_PORT: String(wsPort),
    REALTIME_URL: '',
    NEXTAUTH_URL: base.NEXTAUTH_URL ?? `http://localhost:${port}`,
    NEXTAUTH_SECRET: base.NEXTAUTH_SECRET ?? secrets.nextAuth,
    REALTIME_SECRET: base.REALTIME_SECRET ?? secrets.realtime,
    ...pushKeys(base, secrets),
  };
}

/** Both keys from the same source: half of a given pair does not match half of ours. */
function pushKeys(base, { vapid }) {
  if (base.VAPID_PUBLIC_KEY || base.VAPID_PRIVATE_KEY || !vapid) return {};
  return { VAPID_PUBLIC_KEY: vapid.publicKey, VAPID_PRIVATE_KEY: vapid.privateKey };
}
