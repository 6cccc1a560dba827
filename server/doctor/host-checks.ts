import { access, constants } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Outcome } from '@/lib/platform/health/finding';
import {
  NODE_MAJOR_RECOMMENDED,
  nodeSupportNotice,
  nodeVersionProblem,
} from '../local/node-version.mjs';
import { portProblem } from '../local/ports.mjs';
import { ask, bad, type DoctorSite, doubt, fetchHealth, good, reasonOf } from './say';

function checkEnvironment({ problems }: DoctorSite): Outcome {
  if (problems.length === 0) return good('The variables can be used.');
  return bad(
    `The variables cannot be used: ${problems.join('; ')}.`,
    'Correct them; .env.example says what each means. Until then nothing starts.',
  );
}

function checkNode(): Outcome {
  const { node } = process.versions;
  const remedy = `Install Node ${NODE_MAJOR_RECOMMENDED} from https://nodejs.org.`;
  if (nodeVersionProblem(node)) return bad(`Node ${node} is too old.`, remedy);
  if (nodeSupportNotice(node))
    return doubt(`Node ${node} gets no security fixes any more.`, remedy);
  return good(`Node ${node} is supported.`);
}

/** Only npm start, the migrations and the doctor know the owner's role. */
function checkRoles({ env }: DoctorSite): Outcome | null {
  const { DATABASE_URL, MIGRATE_DATABASE_URL } = env;
  if (!MIGRATE_DATABASE_URL) return null;
  if (![DATABASE_URL, MIGRATE_DATABASE_URL].every((url) => URL.canParse(url))) return null;
  const [app, owner] = [new URL(DATABASE_URL), new URL(MIGRATE_DATABASE_URL)];
  if (app.pathname !== owner.pathname) {
    return bad(
      'DATABASE_URL and MIGRATE_DATABASE_URL name different databases.',
      'Let both name the same one. With a pooler, only host and port differ.',
    );
  }
  if (app.username !== owner.username) return good('The product has a role of its own.');
  return doubt(
    'DATABASE_URL and MIGRATE_DATABASE_URL have the same role, so the product could change its audit log.',
    "Give DATABASE_URL a role that owns nothing (docs/operations.md, 'Two roles').",
  );
}

/** A pooler in transaction mode accepts LISTEN, but drops it. */
async function checkListening({ database, hears }: DoctorSite): Promise<Outcome | null> {
  if ('problem' in (await database())) return null;
  if (await hears()) return good('The database passes announcements on.');
  return doubt(
    'A connection that listens hears nothing: DATABASE_URL seems to lead to a pooler in transaction mode.',
    'Use the address of Postgres itself, or a pooler in session mode. Chats and jobs are late otherwise.',
  );
}

const may = (dir: string, mode: number): Promise<boolean> =>
  access(dir, mode).then(
    () => true,
    () => false,
  );

async function checkUploads({ env }: DoctorSite): Promise<Outcome> {
  if (await may(env.UPLOAD_DIR, constants.W_OK))
    return good('The folder of the pictures can be written.');
  return bad(
    'UPLOAD_DIR does not exist or cannot be written.',
    'Create the folder, and give it to the account that Maidan runs as.',
  );
}

async function checkBackupFolder({ env }: DoctorSite): Promise<Outcome | null> {
  const exists = await may(env.BACKUP_DIR, constants.F_OK);
  if (!exists && !env.BACKUP_EVERY) return null;
  // The first backup creates the folder.
  if (await may(exists ? env.BACKUP_DIR : dirname(env.BACKUP_DIR), constants.W_OK))
    return good('The folder of the backups can be written.');
  return bad(
    'BACKUP_DIR cannot be written.',
    'Give the folder to the account that makes the backups.',
  );
}

const EVERY_ADDRESS = new Set(['0.0.0.0', '::', 'localhost']);
/** The address by which this machine reaches a listener on `host`. */
const nearHost = (host: string): string => {
  if (EVERY_ADDRESS.has(host)) return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
};

/** A foreign server responded: its answers reveal nothing about this installation. */
const foreign = (where: string): Outcome =>
  bad(
    `Another installation of Maidan answers at ${where}, or an earlier release of this one.`,
    'Check which one runs there: this one has other secrets. After an upgrade, start all processes anew.',
  );

async function checkPort({ env }: DoctorSite): Promise<Outcome | null> {
  const { HOST, PORT } = env;
  if (PORT === 0) return null;
  const problem: string | undefined = await portProblem(PORT);
  if (problem === undefined) return good(`Port ${PORT} is free.`);
  if (problem === 'EACCES')
    return bad(`Port ${PORT} needs administrator rights.`, 'Set PORT to a number above 1023.');
  const url = `http://${nearHost(HOST)}:${PORT}/api/health`;
  const there = await fetchHealth(url, env).catch(() => null);
  if (there?.isOwn) return good(`Maidan answers at port ${PORT}.`);
  if (there?.isMaidan) return foreign(`port ${PORT}`);
  return bad(`Another program uses port ${PORT}.`, 'Stop it, or set PORT to another number.');
}

async function checkRealtime({ env }: DoctorSite): Promise<Outcome | null> {
  if (env.WS_PORT === 0 && !env.REALTIME_URL) return null;
  const sidecar = env.REALTIME_URL ?? `http://${nearHost(env.WS_HOST)}:${env.WS_PORT}`;
  const variable = env.REALTIME_URL ? 'REALTIME_URL' : 'WS_HOST:WS_PORT';
  try {
    const { status, isMaidan, isOwn } = await fetchHealth(`${sidecar}/health`, env);
    if (isMaidan && !isOwn) return foreign(variable);
    if (status === 200 && isOwn) return good('The realtime sidecar answers.');
    return bad(
      `What answers at ${variable} is not the realtime sidecar, or it is not well (${status}).`,
      'Look at its log, and check that the web process has the address at which the sidecar listens.',
    );
  } catch (error) {
    return doubt(
      `The realtime sidecar does not answer (${reasonOf(error)}).`,
      'Start it, and check WS_HOST and WS_PORT, or REALTIME_URL. While Maidan is stopped, this is as it should be.',
    );
  }
}

/** Node's codes for a certificate that browsers would refuse, too. */
const CERTIFICATE = /CERT|SIGNATURE/;
const MISDIRECTED = 421;

/** As visitors reach the site: name, certificate, proxy. */
async function checkPublic({ env }: DoctorSite): Promise<Outcome | null> {
  if (env.LOCAL_MODE) return null;
  const { origin } = new URL(env.NEXTAUTH_URL);
  try {
    const health = await fetchHealth(`${origin}/api/health`, env);
    if (!health.isMaidan) {
      return bad(
        `${origin} does not lead to Maidan (${health.status}).`,
        'Let the proxy pass everything to PORT, and check that the name leads to this server.',
      );
    }
    if (!health.isOwn) return foreign(origin);
    // Every path but that of the health check requires the right host name.
    const { status } = await ask(`${origin}/robots.txt`);
    if (status !== MISDIRECTED) return good(`Maidan answers at ${origin}.`);
    return bad(
      'The proxy does not pass on the name that people typed.',
      'Let it pass the Host header on (nginx: proxy_set_header Host $host).',
    );
  } catch (error) {
    return unreachable(origin, reasonOf(error));
  }
}

function unreachable(origin: string, reason: string): Outcome {
  if (CERTIFICATE.test(reason)) {
    return bad(
      `The certificate of ${origin} is not valid (${reason}).`,
      'Renew it, or let Caddy get one (docs/deploy.md).',
    );
  }
  if (reason === 'ENOTFOUND')
    return bad(`There is no address for ${origin}.`, 'Add an A record for the name at your DNS.');
  return doubt(
    `${origin} cannot be reached from here (${reason}).`,
    'Start Maidan and the proxy, and open the port. Some networks do not let a server reach its own public address.',
  );
}

export const HOST_CHECKS = {
  environment: checkEnvironment,
  node: checkNode,
  roles: checkRoles,
  listening: checkListening,
  uploads: checkUploads,
  'backup-folder': checkBackupFolder,
  port: checkPort,
  realtime: checkRealtime,
  public: checkPublic,
};
