import { createHash } from 'node:crypto';
import { AwsV4Signer } from 'aws4fetch';
import { createTransport } from 'nodemailer';
import type { Check, Outcome } from '@/lib/platform/health/finding';
import { bucketAddress } from '@/lib/platform/storage/bucket-address.mjs';
import { newPictureKey } from '@/lib/platform/storage/picture-key';
import { ask, bad, type DoctorSite, doubt, fieldsOf, good, reasonOf } from './say';

type Env = DoctorSite['env'];

interface Probe {
  service: string;
  /** Returns its response as 'STATUS TEXT'; null where it is not configured, an outcome where a call is pointless. */
  call: (env: Env, services: DoctorSite['services']) => Promise<string> | Outcome | null;
  good: RegExp;
  /** What to do for a response that contains this text, or an error with this reason: the first match counts. */
  refusals?: Readonly<Record<string, string>>;
  /** What to do for any other response: a warning. */
  otherwise?: string;
  /** What to do without a response, if that is a failure. */
  away?: string;
}

const CONNECT_MS_MAX = 5_000;
const LIMIT_KEY =
  'Limit the key to your domain and the Maps JavaScript API in the Google Cloud console, and look at its quota.';

async function askText(url: string, init: RequestInit = {}): Promise<string> {
  const { status, text } = await ask(url, init);
  return `${status} ${text}`;
}
const post = (url: string, fields: Record<string, string>) =>
  askText(url, { method: 'POST', body: new URLSearchParams(fields) });

/** For a service without a key: only whether it responds. */
const reachable = (service: string, variables: string, url: (env: Env) => string | undefined) => ({
  service,
  call: (env: Env) => {
    const address = url(env);
    return address ? askText(address, { headers: { 'User-Agent': 'Maidan doctor' } }) : null;
  },
  good: /^200 /,
  otherwise: `Check the address in ${variables}.`,
});
const below = (url: string | undefined, path: string) => url && url.replace(/\/*$/, path);

const PROBES: Record<string, Probe> = {
  'mail-server': {
    service: 'The mail server',
    call: ({ SMTP_URL }) => (SMTP_URL ? greetMailServer(SMTP_URL) : null),
    good: /^250/,
    refusals: {
      EAUTH:
        'Correct the user name and the password in SMTP_URL; special characters are percent-encoded. Some providers want a password for apps.',
    },
    away: 'Check host and port in SMTP_URL: smtps:// for port 465, smtp:// for 587. Many hosts block port 25.',
  },
  bucket: {
    service: 'The bucket',
    call: askBucket,
    good: /<Code>NoSuchKey</,
    refusals: {
      SignatureDoesNotMatch: 'Correct S3_SECRET_ACCESS_KEY.',
      InvalidAccessKeyId: 'Correct S3_ACCESS_KEY_ID.',
      PermanentRedirect: 'Set S3_REGION to the region of the bucket.',
      AuthorizationHeaderMalformed: 'Set S3_REGION to the region of the bucket.',
      RequestTimeTooSkewed: 'Set the clock of this machine (timedatectl set-ntp true).',
      AccessDenied: 'Give the key s3:GetObject, s3:PutObject, s3:DeleteObject and s3:ListBucket.',
      NoSuchBucket: 'Create the bucket, or correct S3_BUCKET, S3_ENDPOINT or S3_FORCE_PATH_STYLE.',
    },
    otherwise: 'Check all S3_ variables.',
  },
  redis: {
    service: 'Redis',
    call: ({ REDIS_URL }) => (REDIS_URL ? pingRedis(REDIS_URL) : null),
    good: /^PONG/,
    refusals: {
      WRONGPASS: 'Correct the password of REDIS_URL in every process.',
      NOAUTH: 'Give REDIS_URL a password in every process.',
    },
    away: 'Start Redis, or correct REDIS_URL. Without REDIS_URL events go through Postgres.',
  },
  geocoder: reachable('The place search', 'NOMINATIM_URL or PHOTON_URL', (env) =>
    env.NOMINATIM_URL
      ? below(env.NOMINATIM_URL, '/search?q=Lahore&format=jsonv2&limit=1')
      : below(env.PHOTON_URL, '/api?q=Lahore&limit=1'),
  ),
  tiles: reachable('The map', 'MAP_TILE_URL', ({ MAP_TILE_URL: url }) =>
    url
      ?.replaceAll(/\{[xyz]\}/g, '0')
      .replace('{s}', 'a')
      .replace('{r}', ''),
  ),
  'breach-list': reachable('The list of breached passwords', 'BREACH_CHECK_URL', (env) =>
    below(env.BREACH_CHECK_URL, '/00000'),
  ),
  google: {
    service: 'Google sign-in',
    // The code alone is always invalid, but Google's error shows whether it knows the client.
    call: (
      { GOOGLE_CLIENT_ID: id, GOOGLE_CLIENT_SECRET: secret, NEXTAUTH_URL },
      { googleToken },
    ) =>
      id && secret
        ? post(googleToken, {
            grant_type: 'authorization_code',
            code: 'doctor',
            client_id: id,
            client_secret: secret,
            redirect_uri: new URL('/api/auth/callback/google', NEXTAUTH_URL).href,
          })
        : null,
    good: /"invalid_grant"/,
    refusals: {
      redirect_uri_mismatch:
        'Add NEXTAUTH_URL with the path /api/auth/callback/google to the authorised redirect URIs of the client in the Google Cloud console.',
      _client:
        'Copy GOOGLE_CLIENT_ID, which ends in .apps.googleusercontent.com, and GOOGLE_CLIENT_SECRET of the same client from the Google Cloud console.',
    },
  },
  recaptcha: {
    service: 'reCAPTCHA',
    call: ({ RECAPTCHA_SECRET_KEY: secret }, { recaptcha }) =>
      secret ? post(recaptcha, { secret, response: 'doctor' }) : null,
    good: /^(?!.*input-secret).*invalid-input-response/,
    refusals: {
      'input-secret':
        'Copy both keys of the site from the reCAPTCHA console (v2 checkbox) to RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET_KEY.',
    },
  },
  uploadthing: {
    service: 'UploadThing',
    call: ({ UPLOADTHING_TOKEN: token }, { uploadThing }) => {
      if (!token) return null;
      // Base64 JSON `{apiKey, appId, regions}`.
      const { apiKey, appId } = fieldsOf(Buffer.from(token, 'base64').toString('utf8'));
      if (typeof apiKey !== 'string' || !appId) {
        const remedy = 'Copy the whole token of version 7 from the dashboard, not the secret key.';
        return bad('UPLOADTHING_TOKEN cannot be read.', remedy);
      }
      const headers = { 'Content-Type': 'application/json', 'x-uploadthing-api-key': apiKey };
      return askText(uploadThing, { method: 'POST', headers, body: '{}' });
    },
    good: /^200 /,
    refusals: {
      '401': 'Copy the token from the UploadThing dashboard again.',
      '403': 'Copy the token from the UploadThing dashboard again.',
    },
  },
  maps: {
    service: 'Google Maps',
    // Only browsers use the key, so it should be limited to our domain. Google then refuses it here, with that reason.
    call: ({ GOOGLE_MAPS_API_KEY: key }, { googleMaps }) =>
      key ? askText(`${googleMaps}?${new URLSearchParams({ address: 'Lahore', key })}`) : null,
    good: /referr?er restrictions|not authorized|not activated|disabled/i,
    refusals: {
      Billing: 'Enable billing for the project.',
      invalid: 'Copy GOOGLE_MAPS_API_KEY from the Google Cloud console.',
      expired: 'Copy GOOGLE_MAPS_API_KEY from the Google Cloud console.',
    },
    otherwise: LIMIT_KEY,
  },
};

/** Connects, greets the server (EHLO) and signs in; sends no email. */
async function greetMailServer(url: string): Promise<string> {
  const time = CONNECT_MS_MAX;
  const times = { connectionTimeout: time, greetingTimeout: time, socketTimeout: time };
  const transporter = createTransport({ url, ...times });
  try {
    await transporter.verify();
    return '250';
  } finally {
    transporter.close();
  }
}

/** Requests a missing picture: the bucket responds 'missing' only to keys that may read and list. */
function askBucket(env: Env): Promise<string> | null {
  const address = bucketAddress(env);
  const { S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env;
  if (!address || !S3_REGION || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return null;
  const signer = new AwsV4Signer({
    service: 's3',
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
    url: `${address}/${newPictureKey('avatar')}`,
    headers: { 'X-Amz-Content-Sha256': createHash('sha256').update('').digest('hex') },
  });
  return signer.sign().then(({ url, headers }) => askText(url.href, { headers }));
}

async function pingRedis(url: string): Promise<string> {
  const { createClient } = await import('redis');
  const socket = { connectTimeout: CONNECT_MS_MAX, reconnectStrategy: false } as const;
  const client = createClient({ url, socket });
  // Without a listener a broken connection would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await client.ping();
  } catch (error) {
    if (error instanceof Error && /^(?:WRONGPASS|NOAUTH)/.test(error.message)) return error.message;
    throw error;
  } finally {
    if (client.isOpen) client.destroy();
  }
}

async function run(probe: Probe, { env, services }: DoctorSite): Promise<Outcome | null> {
  const { service, refusals = {}, otherwise = 'Try again later.', away } = probe;
  const refusalIn = (text: string) =>
    Object.entries(refusals).find(([word]) => text.includes(word));
  try {
    const answer = await probe.call(env, services);
    if (typeof answer !== 'string') return answer;
    if (probe.good.test(answer)) return good(`${service} answers as it should.`);
    const [status = ''] = answer.split(' ', 1);
    const [word, remedy] = refusalIn(answer) ?? [];
    if (!word || !remedy) return doubt(`${service} answered ${status}.`, otherwise);
    return bad(`${service} refuses what it was asked (${status} ${word}).`, remedy);
  } catch (error) {
    const reason = reasonOf(error);
    const remedy = refusalIn(reason)?.[1] ?? away;
    if (remedy) return bad(`${service} cannot be used (${reason}).`, remedy);
    return doubt(
      `${service} cannot be reached (${reason}).`,
      'Check the address, and that this machine may connect to it (DNS, firewall).',
    );
  }
}

export const PROBE_CHECKS: Record<string, Check<DoctorSite>> = Object.fromEntries(
  Object.entries(PROBES).map(([name, probe]) => [name, (site) => run(probe, site)]),
);
