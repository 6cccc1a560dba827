import { z } from 'zod';
import { CITY_SHAPE, isWholePlace, PLACE_RULE } from '@/lib/platform/env/city-schema';
import { isPostgresUrl } from '@/lib/platform/env/postgres-url.mjs';
import { misspelt } from '@/lib/platform/env/spelling.mjs';

/** Every environment value of the server. A test keeps `.env.example` in line with this schema. */

const optionalText = z.string().trim().min(1).optional();
const optionalUrl = z.url().optional();
/** Without a slash at the end, so that a path can follow. */
const optionalWebUrl = z
  .url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' })
  .transform((url) => url.replace(/\/+$/, ''))
  .optional();
/** The origin alone, as browsers send it: small letters, no default port, no slash. Cookies and sockets compare it. */
const siteUrl = z
  .url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' })
  .refine((url) => {
    if (!URL.canParse(url)) return true;
    const { pathname, search, hash, username } = new URL(url);
    return pathname === '/' && !search && !hash && !username;
  }, 'must be the address alone, without a path, such as https://play.example.org')
  .transform((url) => new URL(url).origin);
/** A name without signs that start another address, or one in quotation marks; then a domain of whole labels. */
const ADDRESS = String.raw`[^\s<>@,;:"()]+@(?!-)[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*`;
const SENDER = new RegExp(
  String.raw`^(?:(?:"[^"\r\n]*"|[^<>@,;:"()\r\n]*?)\s*<${ADDRESS}>|${ADDRESS})$`,
  'u',
);
const postgresUrl = z.string().refine(isPostgresUrl, 'must be a postgresql:// address');
const port = z.coerce.number().int().min(0).max(65_535);
const flag = z
  .enum(['0', '1'])
  .default('0')
  .transform((value) => value === '1');
const LOOPBACK = new Set(['127.0.0.1', '::1', 'localhost']);

export const serverEnvSchema = z
  .object({
    NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
    /** Keeps the installed Node for the processes. Used by npm start and the doctor (server/local/node-version). */
    MAIDAN_NODE: z.enum(['system']).optional(),
    DATABASE_URL: postgresUrl,
    /** The same database as its owner: used by npm start, scripts/migrate and the seed, never by the product. */
    MIGRATE_DATABASE_URL: postgresUrl.optional(),
    /** The address the web server listens on; 0.0.0.0 opens it to the local network. Used by npm start. */
    HOST: z.string().min(1).default('127.0.0.1'),
    PORT: port.default(3000),
    /** Where the sidecar listens: 0.0.0.0 in a separate container. */
    WS_HOST: z.string().min(1).default('127.0.0.1'),
    WS_PORT: port.default(3901),
    /** Where the web process finds the sidecar or the load balancer before several; by default at WS_HOST and WS_PORT. */
    REALTIME_URL: optionalWebUrl,
    DATA_DIR: z.string().min(1).default('.data'),
    UPLOAD_DIR: z.string().min(1).default('.data/uploads'),
    /** Below this free space the health check reports that the disk is nearly full. */
    DISK_FREE_MIN_MB: z.coerce.number().int().min(0).default(1_024),
    /** Backups are made by npm run backup and by npm start; the product only checks how old the newest is. */
    BACKUP_DIR: z.string().min(1).default('.backups'),
    /** In hours. Without it, backups are made only by hand, and their age is not checked. */
    BACKUP_EVERY: z.coerce.number().int().min(1).max(8_760).optional(),
    BACKUP_KEEP: z.coerce.number().int().min(1).default(7),
    /** Whether npm start or scripts/archive writes the database's log to BACKUP_DIR; the product only checks how far it is. */
    BACKUP_WAL: flag,
    /** Empty in the product's own processes. */
    BACKUP_PASSPHRASE: optionalText,
    SEED: z.enum(['sample', 'empty']).default('sample'),
    /** The city of the sample; npm start passes its id in the gazetteer on to the seed. */
    SEED_CITY: optionalText,
    /** Set by `npm start` when it runs its own database. Only then do sample people and the outbox page exist. */
    LOCAL_MODE: flag,
    NEXTAUTH_URL: siteUrl,
    NEXTAUTH_SECRET: z.string().min(32, 'needs at least 32 characters'),
    /** Shared by web, sidecar and worker for loopback calls. */
    REALTIME_SECRET: z.string().min(32, 'needs at least 32 characters'),
    TRUSTED_PROXY_HOPS: z.coerce.number().int().min(0).max(10).default(0),
    GOOGLE_CLIENT_ID: optionalText,
    GOOGLE_CLIENT_SECRET: optionalText,
    /** A service of breached passwords that supports k-anonymity, such as https://api.pwnedpasswords.com/range. */
    BREACH_CHECK_URL: optionalUrl,
    SMTP_URL: z
      .string()
      .regex(/^smtps?:\/\/[^/\s]/, 'must be an smtp:// or smtps:// address')
      .optional(),
    MAIL_FROM: z
      .string()
      .regex(SENDER, 'must be an e-mail address, such as Maidan <no-reply@example.org>')
      .default('Maidan <no-reply@maidan.example>'),
    UPLOADTHING_TOKEN: optionalText,
    /** With it new pictures are stored at S3, even if UploadThing is configured too. */
    S3_BUCKET: z
      .string()
      .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
      .optional(),
    S3_REGION: optionalText,
    S3_ACCESS_KEY_ID: optionalText,
    S3_SECRET_ACCESS_KEY: optionalText,
    /** Of a service other than AWS. Browsers must reach it too: links to pictures of chats point to it. */
    S3_ENDPOINT: optionalWebUrl,
    /** Puts the name of the bucket into the path instead of the host. */
    S3_FORCE_PATH_STYLE: flag,
    /** Public address of all pictures but those of chats; without it, `/media` serves them. */
    S3_PUBLIC_URL: optionalWebUrl,
    /** Private addresses that webhooks may reach all the same, also by http, such as 10.0.0.5,192.168.1.0/24. */
    WEBHOOK_ADDRESSES: z
      .string()
      .regex(
        /^[\da-f.:]+(?:\/\d+)?(?:,[\da-f.:]+(?:\/\d+)?)*$/i,
        'must be IP addresses or networks, separated by commas',
      )
      .optional()
      .transform((list) => list?.split(',') ?? []),
    NOMINATIM_URL: optionalUrl,
    PHOTON_URL: optionalUrl,
    /** Raster tiles under the map, such as https://tiles.example/{z}/{x}/{y}.png; the map shows the attribution. */
    MAP_TILE_URL: optionalText.refine(
      (url) => url === undefined || /^https?:\/\/.+\{z\}/.test(url),
      {
        message: 'must be an address with {z}, {x} and {y}',
      },
    ),
    MAP_TILE_ATTRIBUTION: optionalText,
    /** The browser's key: restrict it to the site's own domain. */
    GOOGLE_MAPS_API_KEY: optionalText,
    RECAPTCHA_SITE_KEY: optionalText,
    RECAPTCHA_SECRET_KEY: optionalText,
    /** Carries realtime events through Redis streams instead of Postgres, for several sidecars. */
    REDIS_URL: z
      .string()
      .regex(/^rediss?:\/\//, 'must be a redis:// or rediss:// address')
      .optional(),
    /** Web push: created on the first start in local mode; several machines share one pair. */
    VAPID_PUBLIC_KEY: optionalText,
    VAPID_PRIVATE_KEY: optionalText,
    VAPID_SUBJECT: z
      .string()
      .regex(
        /^(mailto:[^@\s]+@[^@\s]+|https:\/\/[^/\s]+.*)$/,
        'must be a mailto: or https:// address',
      )
      .default('mailto:admin@maidan.example'),
    /** Serves the pseudo-languages, which the browser tests use. */
    PSEUDO_LANGUAGES: flag,
    /**
     * The port at which the web process serves its metrics; sidecar and worker use the next two. None are served without it.
     */
    METRICS_PORT: z.coerce.number().int().min(1).max(65_533).optional(),
    METRICS_HOST: z.string().min(1).default('127.0.0.1'),
    METRICS_TOKEN: z.string().min(16, 'needs at least 16 characters').optional(),
    /** Where unexpected errors are reported: the DSN of Sentry or of a service that understands its envelopes. */
    SENTRY_DSN: z
      .string()
      .regex(
        /^https?:\/\/\w+(?::\w+)?@[^/@\s]+(?:\/[\w.-]+)*\/\d+$/,
        'must be an address such as https://KEY@HOST/PROJECT',
      )
      .optional(),
    LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
    ...CITY_SHAPE,
  })
  .refine(isWholePlace, { message: PLACE_RULE })
  .refine((env) => Boolean(env.GOOGLE_CLIENT_ID) === Boolean(env.GOOGLE_CLIENT_SECRET), {
    message: 'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET go together: set both or neither',
  })
  .refine(
    (env) => !env.S3_BUCKET || (env.S3_REGION && env.S3_ACCESS_KEY_ID && env.S3_SECRET_ACCESS_KEY),
    { message: 'S3_BUCKET needs S3_REGION, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY' },
  )
  .refine((env) => Boolean(env.VAPID_PUBLIC_KEY) === Boolean(env.VAPID_PRIVATE_KEY), {
    message: 'VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY go together: set both or neither',
  })
  .refine((env) => Boolean(env.RECAPTCHA_SITE_KEY) === Boolean(env.RECAPTCHA_SECRET_KEY), {
    message: 'RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET_KEY go together: set both or neither',
  })
  .refine((env) => Boolean(env.MAP_TILE_URL) === Boolean(env.MAP_TILE_ATTRIBUTION), {
    message: 'MAP_TILE_URL and MAP_TILE_ATTRIBUTION go together: tiles need their attribution',
  })
  .refine((env) => LOOPBACK.has(env.METRICS_HOST) || env.METRICS_TOKEN, {
    message: 'METRICS_HOST needs METRICS_TOKEN, unless it is 127.0.0.1, ::1 or localhost',
  })
  .refine((env) => !(env.NOMINATIM_URL && env.PHOTON_URL), {
    message: 'choose one geocoder: NOMINATIM_URL or PHOTON_URL',
  });

export type ServerEnv = z.infer<typeof serverEnvSchema>;

type Source = Record<string, string | undefined>;

// `next build` imports every route without a database or secrets. Nothing is queried then, so these are never used.
const PLACEHOLDERS = {
  DATABASE_URL: 'postgresql://build@127.0.0.1:1/none',
  NEXTAUTH_URL: 'http://localhost:3000',
  NEXTAUTH_SECRET: 'x'.repeat(32),
  REALTIME_SECRET: 'x'.repeat(32),
};

const withoutEmpty = (source: Source): Record<string, string> =>
  Object.fromEntries(
    Object.entries(source).flatMap(([name, value]) =>
      value?.trim() ? [[name, value] as const] : [],
    ),
  );

/**
 * For issues without a sentence in the schema: the library's own are about types, and their readers are operators who set a
 * variable.
 */
const inWords: z.core.$ZodErrorMap = (issue) => {
  if (issue.input === undefined) return 'is not set';
  if (issue.code === 'invalid_type') return 'must be a whole number';
  if (issue.code === 'too_small' && issue.origin === 'string') return 'is too short';
  if (issue.code === 'too_small') return `must be at least ${issue.minimum}`;
  if (issue.code === 'too_big') return `must be at most ${issue.maximum}`;
  if (issue.code === 'invalid_value') return `must be one of ${issue.values.join(', ')}`;
  if (issue.code === 'invalid_format' && issue.format === 'url') return 'must be an address';
  return undefined;
};

/** One line for each problem, with the name that a missing variable was probably given. */
function toLines(issues: z.core.$ZodIssue[], given: Source): string[] {
  const odd = Object.entries(misspelt(Object.keys(given), Object.keys(serverEnvSchema.shape)));
  const lines = issues.map(({ path, message }) => {
    const [instead] = odd.find(([, meant]) => meant === path[0] && !given[meant]) ?? [];
    const hint = instead ? `, but ${instead} is: did you mean ${path.join('.')}?` : '';
    return `${path.join('.')} ${message}${hint}`.trim();
  });
  return [...new Set(lines)];
}

/** @throws Error with one line naming each bad variable, never its value. */
export function parseServerEnv(source: Source): ServerEnv {
  const given = withoutEmpty(source);
  const building = given.NEXT_PHASE === 'phase-production-build';
  const result = serverEnvSchema.safeParse(building ? { ...PLACEHOLDERS, ...given } : given, {
    error: inWords,
  });
  if (result.success) return result.data;
  const problems = toLines(result.error.issues, given);
  throw new Error(`The environment is not usable: ${problems.join('; ')}`);
}

export interface ExaminedEnv {
  /** The usable values; placeholders or nothing replace the others. */
  env: ServerEnv;
  /** One line for each bad variable, never with its value. */
  problems: string[];
  /** The bad and the missing variables. */
  bad: string[];
}

/** Parses as much of an environment as possible, for tools that report its faults. */
export function examineServerEnv(source: Source): ExaminedEnv {
  const given = withoutEmpty(source);
  const first = serverEnvSchema.safeParse(given, { error: inWords });
  if (first.success) return { env: first.data, problems: [], bad: [] };
  const { issues } = first.error;
  const bad = [...new Set(issues.flatMap(({ path }) => (path[0] ? [String(path[0])] : [])))];
  const good = Object.entries(given).filter(([name]) => !bad.includes(name));
  const rest = { ...PLACEHOLDERS, ...Object.fromEntries(good) };
  // Rules about several variables are checked only where every value is valid.
  const together = serverEnvSchema.safeParse(rest, { error: inWords }).error?.issues ?? [];
  return {
    env: z.object(serverEnvSchema.shape).parse(rest),
    problems: toLines([...issues, ...together], given),
    bad,
  };
}
