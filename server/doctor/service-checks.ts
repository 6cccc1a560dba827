import { createHash } from 'node:crypto';
import { AwsV4Signer } from 'aws4fetch';
import { createTransport, type Transporter } from 'nodemailer';
import type { Outcome } from '@/lib/platform/health/finding';
import { bucketAddress } from '@/lib/platform/storage/bucket-address.mjs';
import { newPictureKey } from '@/lib/platform/storage/picture-key';
import type { DoctorSite } from './doctor-site';
import { ask, askService, bad, doubt, good, reasonOf } from './say';

const CONNECT_MS_MAX = 5_000;

/** Connects, greets the server (EHLO) and signs in; sends no e-mail. */
async function checkMailServer({ env }: DoctorSite): Promise<Outcome | null> {
  if (!env.SMTP_URL) return null;
  let transporter: Transporter | undefined;
  try {
    transporter = createTransport({
      url: env.SMTP_URL,
      connectionTimeout: CONNECT_MS_MAX,
      greetingTimeout: CONNECT_MS_MAX,
      socketTimeout: CONNECT_MS_MAX,
    });
    await transporter.verify();
    return good('The mail server takes letters.');
  } catch (error) {
    const reason = reasonOf(error);
    if (reason === 'EAUTH') {
      return bad(
        'The mail server refuses the user name or the password of SMTP_URL.',
        'Correct them; special characters are percent-encoded. Some providers want a password for apps.',
      );
    }
    return bad(
      `The mail server cannot be used (${reason}).`,
      'Check host and port in SMTP_URL: smtps:// for port 465, smtp:// for 587. Many hosts block port 25.',
    );
  } finally {
    transporter?.close();
  }
}

const BUCKET_REMEDIES: Record<string, string> = {
  SignatureDoesNotMatch: 'Correct S3_SECRET_ACCESS_KEY.',
  InvalidAccessKeyId: 'Correct S3_ACCESS_KEY_ID.',
  PermanentRedirect: 'Set S3_REGION to the region of the bucket.',
  AuthorizationHeaderMalformed: 'Set S3_REGION to the region of the bucket.',
  RequestTimeTooSkewed: 'Set the clock of this machine (timedatectl set-ntp true).',
  AccessDenied: 'Give the key s3:GetObject, s3:PutObject, s3:DeleteObject and s3:ListBucket.',
  NoSuchBucket: 'Create the bucket, or correct S3_BUCKET, S3_ENDPOINT or S3_FORCE_PATH_STYLE.',
};

/** Asks for a picture that does not exist: the bucket says so only to keys that may read and list. */
async function checkBucket({ env }: DoctorSite): Promise<Outcome | null> {
  const address = bucketAddress(env);
  const { S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env;
  if (!address || !S3_REGION || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return null;
  const signed = await new AwsV4Signer({
    service: 's3',
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
    url: `${address}/${newPictureKey('avatar')}`,
    headers: { 'X-Amz-Content-Sha256': createHash('sha256').update('').digest('hex') },
  }).sign();
  return askService(
    'The bucket',
    () => ask(signed.url.href, { headers: signed.headers }),
    ({ status, text }) => {
      const code = /<Code>(\w+)<\/Code>/.exec(text)?.[1] ?? 'without a code';
      if (code === 'NoSuchKey') return good('The bucket accepts the key.');
      return bad(
        `The bucket answered ${status} ${code}.`,
        BUCKET_REMEDIES[code] ?? 'Look the code up at the service; check all S3_ variables.',
      );
    },
  );
}

async function checkRedis({ env }: DoctorSite): Promise<Outcome | null> {
  if (!env.REDIS_URL) return null;
  const { createClient } = await import('redis');
  const client = createClient({
    url: env.REDIS_URL,
    socket: { connectTimeout: CONNECT_MS_MAX, reconnectStrategy: false },
  });
  // Without a listener a broken connection would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.ping();
    return good('Redis answers.');
  } catch (error) {
    if (error instanceof Error && /^(?:WRONGPASS|NOAUTH)/.test(error.message)) {
      return bad('Redis refuses the password of REDIS_URL.', 'Correct it in every process.');
    }
    return bad(
      `Redis does not answer (${reasonOf(error)}).`,
      'Start Redis, or correct REDIS_URL. Without REDIS_URL events go through Postgres.',
    );
  } finally {
    if (client.isOpen) client.destroy();
  }
}

/** The check of a service without a key: only whether it answers. */
const answering = (service: string, variable: string, url: string) =>
  askService(
    service,
    () => ask(url, { headers: { 'User-Agent': 'Maidan doctor' } }),
    ({ status }) =>
      status === 200
        ? good(`${service} answers.`)
        : doubt(`${service} answered ${status}.`, `Check the address in ${variable}.`),
  );

const withoutSlash = (url: string): string => url.replace(/\/+$/, '');

async function checkGeocoder({ env: { NOMINATIM_URL, PHOTON_URL } }: DoctorSite) {
  if (NOMINATIM_URL) {
    const url = `${withoutSlash(NOMINATIM_URL)}/search?q=Lahore&format=jsonv2&limit=1`;
    return answering('The place search', 'NOMINATIM_URL', url);
  }
  if (!PHOTON_URL) return null;
  const url = `${withoutSlash(PHOTON_URL)}/api?q=Lahore&limit=1`;
  return answering('The place search', 'PHOTON_URL', url);
}

async function checkTiles({ env: { MAP_TILE_URL } }: DoctorSite) {
  if (!MAP_TILE_URL) return null;
  const url = MAP_TILE_URL.replaceAll(/\{[xyz]\}/g, '0').replaceAll('{s}', 'a');
  return answering('The map', 'MAP_TILE_URL', url.replaceAll('{r}', ''));
}

async function checkBreachList({ env: { BREACH_CHECK_URL } }: DoctorSite) {
  if (!BREACH_CHECK_URL) return null;
  const url = `${withoutSlash(BREACH_CHECK_URL)}/00000`;
  return answering('The list of breached passwords', 'BREACH_CHECK_URL', url);
}

export const SERVICE_CHECKS = {
  'mail-server': checkMailServer,
  bucket: checkBucket,
  redis: checkRedis,
  geocoder: checkGeocoder,
  tiles: checkTiles,
  'breach-list': checkBreachList,
};
