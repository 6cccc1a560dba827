import { createHash, createHmac } from 'node:crypto';

/**
 * Checks a request like S3, by AWS's description of Signature Version 4 and not by the code of a client:
 * https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-authenticating-requests.html
 */
export interface Received {
  method: string;
  /** As on the wire: path and query. */
  target: string;
  /** Names in lower case. */
  headers: Readonly<Record<string, string>>;
  body: Uint8Array;
}

export interface Owner {
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

export interface S3Error {
  status: number;
  code: string;
}

/** The request's claims about its own signature. */
interface Claim {
  credential: string;
  signedHeaders: string;
  signature: string;
  /** `20130524T000000Z`. */
  at: string;
  /** Only in a URL. */
  expires: string | undefined;
  payloadHash: string;
}

const SKEW_MS_MAX = 15 * 60_000;
const EXPIRES_SECONDS_MAX = 7 * 86_400;

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, text: string) =>
  createHmac('sha256', key).update(text).digest();
const error = (status: number, code: string): S3Error => ({ status, code });

/** @returns null when S3 would accept it */
export function refusalOf(request: Received, owner: Owner, now = Date.now()): S3Error | null {
  const claim = claimInUrl(request) ?? claimInHeaders(request);
  if (!claim) return error(403, 'AccessDenied');
  const [accessKeyId, ...scope] = claim.credential.split('/');
  if (accessKeyId !== owner.accessKeyId) return error(403, 'InvalidAccessKeyId');
  if (scope.join('/') !== scopeOf(claim, owner)) return error(400, 'AuthorizationHeaderMalformed');
  return (
    timeError(claim, now) ??
    headersError(request, claim) ??
    bodyError(request, claim) ??
    (claim.signature === signatureOf(request, claim, owner)
      ? null
      : error(403, 'SignatureDoesNotMatch'))
  );
}

function claimInUrl({ target }: Received): Claim | null {
  const query = new URLSearchParams(target.split('?')[1]);
  const read = (name: string) => query.get(`X-Amz-${name}`) ?? '';
  if (read('Algorithm') !== 'AWS4-HMAC-SHA256') return null;
  return {
    credential: read('Credential'),
    signedHeaders: read('SignedHeaders'),
    signature: read('Signature'),
    at: read('Date'),
    expires: read('Expires'),
    payloadHash: 'UNSIGNED-PAYLOAD',
  };
}

function claimInHeaders({ headers }: Received): Claim | null {
  const parts = /^AWS4-HMAC-SHA256 Credential=(.+?), ?SignedHeaders=(.+?), ?Signature=(.+)$/.exec(
    headers.authorization ?? '',
  );
  if (!parts) return null;
  const [, credential = '', signedHeaders = '', signature = ''] = parts;
  return {
    credential,
    signedHeaders,
    signature,
    at: headers['x-amz-date'] ?? '',
    expires: undefined,
    payloadHash: headers['x-amz-content-sha256'] ?? '',
  };
}

const scopeOf = ({ at }: Claim, { region }: Owner) => `${at.slice(0, 8)}/${region}/s3/aws4_request`;

function timeError({ at, expires }: Claim, now: number): S3Error | null {
  const signedAt = Date.parse(
    at.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'),
  );
  if (Number.isNaN(signedAt)) return error(403, 'AccessDenied');
  if (expires === undefined) {
    return Math.abs(now - signedAt) > SKEW_MS_MAX ? error(403, 'RequestTimeTooSkewed') : null;
  }
  const seconds = Number(expires);
  if (!(seconds >= 1 && seconds <= EXPIRES_SECONDS_MAX)) {
    return error(400, 'AuthorizationQueryParametersError');
  }
  const hasExpired = now > signedAt + seconds * 1000;
  return hasExpired || signedAt > now + SKEW_MS_MAX ? error(403, 'AccessDenied') : null;
}

/** The host and all headers of AWS must be signed. */
function headersError({ headers }: Received, { signedHeaders }: Claim): S3Error | null {
  const signed = new Set(signedHeaders.split(';'));
  const needed = Object.keys(headers).filter((name) => name.startsWith('x-amz-'));
  return ['host', ...needed].every((name) => signed.has(name)) ? null : error(403, 'AccessDenied');
}

function bodyError({ body }: Received, { payloadHash }: Claim): S3Error | null {
  if (payloadHash === 'UNSIGNED-PAYLOAD') return null;
  if (!/^[0-9a-f]{64}$/.test(payloadHash)) return error(400, 'InvalidRequest');
  return payloadHash === sha256(body) ? null : error(400, 'XAmzContentSHA256Mismatch');
}

function signatureOf(request: Received, claim: Claim, owner: Owner): string {
  const scope = scopeOf(claim, owner);
  const text = ['AWS4-HMAC-SHA256', claim.at, scope, sha256(canonicalRequest(request, claim))];
  const key = scope.split('/').reduce(hmac, Buffer.from(`AWS4${owner.secretAccessKey}`));
  return hmac(key, text.join('\n')).toString('hex');
}

function canonicalRequest({ method, target, headers }: Received, claim: Claim): string {
  const [path = '', query = ''] = target.split('?');
  const names = claim.signedHeaders.split(';');
  return [
    method,
    path.split('/').map(encodeOnce).join('/'),
    canonicalQuery(query),
    ...names.map((name) => `${name}:${(headers[name] ?? '').trim().replaceAll(/\s+/g, ' ')}`),
    '',
    claim.signedHeaders,
    claim.payloadHash,
  ].join('\n');
}

function canonicalQuery(query: string): string {
  return query
    .split('&')
    .filter((pair) => pair !== '' && !pair.startsWith('X-Amz-Signature='))
    .map((pair) => {
      const [name = '', value = ''] = pair.split('=');
      return `${encodeOnce(name)}=${encodeOnce(value)}`;
    })
    .toSorted()
    .join('&');
}

/** All but letters, digits and `-._~`, whether it is encoded already or not. */
function encodeOnce(text: string): string {
  return encodeURIComponent(decodeURIComponent(text)).replaceAll(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
