import type { Outcome } from '@/lib/platform/health/finding';
import type { DoctorSite } from './doctor-site';
import { ask, askService, bad, doubt, fieldsOf, good } from './say';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A code alone is wrong in any case: what Google says about it shows whether it knows the client. */
async function checkGoogle({ env, services }: DoctorSite): Promise<Outcome | null> {
  const { GOOGLE_CLIENT_ID: id, GOOGLE_CLIENT_SECRET: secret } = env;
  if (!id || !secret) return null;
  if (!id.endsWith('.apps.googleusercontent.com')) {
    return bad(
      'GOOGLE_CLIENT_ID is no client id of Google.',
      'Copy it from the Google Cloud console; it ends in .apps.googleusercontent.com.',
    );
  }
  const redirect = new URL('/api/auth/callback/google', env.NEXTAUTH_URL).href;
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    code: 'doctor',
    client_id: id,
    client_secret: secret,
    redirect_uri: redirect,
  });
  return askService(
    'Google sign-in',
    () => ask(services.googleToken, { method: 'POST', body }),
    ({ status, text }) => judgeGoogle(textOf(fieldsOf(text).error), status, redirect),
  );
}

function judgeGoogle(error: string, status: number, redirect: string): Outcome {
  if (error === 'invalid_grant') return good('Google knows the client and its secret.');
  if (error === 'redirect_uri_mismatch') {
    return bad(
      'Google does not know the address that people return to.',
      `Add ${redirect} to the authorised redirect URIs of the client in the Google Cloud console.`,
    );
  }
  if (error === 'invalid_client' || error === 'unauthorized_client') {
    return bad(
      `Google refuses the client (${error}).`,
      'Copy GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET of the same client from the Google Cloud console.',
    );
  }
  return doubt(`Google sign-in answered ${status}.`, 'Try again later.');
}

async function checkRecaptcha({ env, services }: DoctorSite): Promise<Outcome | null> {
  const secret = env.RECAPTCHA_SECRET_KEY;
  if (!secret) return null;
  const body = new URLSearchParams({ secret, response: 'doctor' });
  return askService(
    'reCAPTCHA',
    () => ask(services.recaptcha, { method: 'POST', body }),
    ({ status, text }) => {
      const codes = [fieldsOf(text)['error-codes']].flat();
      if (codes.includes('invalid-input-secret') || codes.includes('missing-input-secret')) {
        return bad(
          'reCAPTCHA does not know RECAPTCHA_SECRET_KEY.',
          'Copy both keys of the site from the reCAPTCHA console (v2 checkbox).',
        );
      }
      if (codes.includes('invalid-input-response')) return good('reCAPTCHA knows the secret key.');
      return doubt(`reCAPTCHA answered ${status}.`, 'Try again later.');
    },
  );
}

/** The token is base64 JSON `{apiKey, appId, regions}`. */
async function checkUploadThing({ env, services }: DoctorSite): Promise<Outcome | null> {
  const token = env.UPLOADTHING_TOKEN;
  if (!token) return null;
  const { apiKey, appId } = fieldsOf(Buffer.from(token, 'base64').toString('utf8'));
  if (!textOf(apiKey) || !textOf(appId)) {
    return bad(
      'UPLOADTHING_TOKEN cannot be read.',
      'Copy the whole token of version 7 from the UploadThing dashboard, not the secret key.',
    );
  }
  const headers = { 'Content-Type': 'application/json', 'x-uploadthing-api-key': textOf(apiKey) };
  return askService(
    'UploadThing',
    () => ask(services.uploadThing, { method: 'POST', headers, body: '{}' }),
    ({ status }) => {
      if (status === 200) return good('UploadThing knows the token.');
      if (status >= 500 || status === 429) {
        return doubt(`UploadThing answered ${status}.`, 'Try again later.');
      }
      return bad(
        `UploadThing refuses the token (${status}).`,
        'Copy the token from the UploadThing dashboard again.',
      );
    },
  );
}

/** Only browsers use the key, so it should be limited to our domain. Google then refuses it here, and says that this is why. */
async function checkGoogleMaps({ env, services }: DoctorSite): Promise<Outcome | null> {
  const key = env.GOOGLE_MAPS_API_KEY;
  if (!key) return null;
  const url = `${services.googleMaps}?${new URLSearchParams({ address: 'Lahore', key })}`;
  return askService(
    'Google Maps',
    () => ask(url),
    ({ text }) => {
      const { status, error_message: message } = fieldsOf(text);
      return judgeMaps(textOf(status), textOf(message));
    },
  );
}

const LIMITED =
  'Limit the key to your domain and the Maps JavaScript API in the Google Cloud console.';

function judgeMaps(status: string, message: string): Outcome {
  if (status === 'OK' || status === 'ZERO_RESULTS') {
    return doubt('Google Maps accepts the key, from everybody.', LIMITED);
  }
  if (/referr?er restrictions/i.test(message)) {
    return good('Google Maps knows the key, which is limited to your domain.');
  }
  if (/billing/i.test(message)) {
    return bad('Google Maps wants billing to be enabled.', 'Enable billing for the project.');
  }
  if (/invalid|expired|deleted/i.test(message)) {
    return bad(
      'Google Maps does not know GOOGLE_MAPS_API_KEY.',
      'Copy the key from the Google Cloud console.',
    );
  }
  if (/not authorized|not activated|disabled/i.test(message)) {
    return good('Google Maps knows the key. Whether maps load, only a browser shows.');
  }
  return doubt(
    `Google Maps answered ${/^[A-Z_]+$/.test(status) ? status : 'without a status'}.`,
    'Look at the key and its quota in the Google Cloud console.',
  );
}

export const KEY_CHECKS = {
  google: checkGoogle,
  recaptcha: checkRecaptcha,
  uploadthing: checkUploadThing,
  maps: checkGoogleMaps,
};
