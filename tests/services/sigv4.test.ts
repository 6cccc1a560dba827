import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { type Received, refusalOf } from '@/tests/services/sigv4';

// The examples of AWS's own description:
// https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html and sigv4-query-string-auth.html.
const OWNER = {
  region: 'us-east-1',
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
};
const AT = Date.UTC(2013, 4, 24);
const HOST = 'examplebucket.s3.amazonaws.com';
const CREDENTIAL = `${OWNER.accessKeyId}/20130524/us-east-1/s3/aws4_request`;

function signedByHeaders(
  request: Partial<Received>,
  signedHeaders: string,
  signature: string,
): Received {
  const body = request.body ?? new Uint8Array();
  return {
    method: 'GET',
    target: '/',
    ...request,
    body,
    headers: {
      host: HOST,
      'x-amz-date': '20130524T000000Z',
      'x-amz-content-sha256': createHash('sha256').update(body).digest('hex'),
      ...request.headers,
      authorization: `AWS4-HMAC-SHA256 Credential=${CREDENTIAL},SignedHeaders=${signedHeaders},Signature=${signature}`,
    },
  };
}

const READ = signedByHeaders(
  { target: '/test.txt', headers: { range: 'bytes=0-9' } },
  'host;range;x-amz-content-sha256;x-amz-date',
  'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
);

const WRITE = signedByHeaders(
  {
    method: 'PUT',
    target: '/test$file.text',
    headers: {
      date: 'Fri, 24 May 2013 00:00:00 GMT',
      'x-amz-storage-class': 'REDUCED_REDUNDANCY',
    },
    body: new TextEncoder().encode('Welcome to Amazon S3.'),
  },
  'date;host;x-amz-content-sha256;x-amz-date;x-amz-storage-class',
  '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
);

const LINK: Received = {
  method: 'GET',
  target: [
    '/test.txt?X-Amz-Algorithm=AWS4-HMAC-SHA256',
    `X-Amz-Credential=${encodeURIComponent(CREDENTIAL)}`,
    'X-Amz-Date=20130524T000000Z',
    'X-Amz-Expires=86400',
    'X-Amz-SignedHeaders=host',
    'X-Amz-Signature=aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404',
  ].join('&'),
  headers: { host: HOST },
  body: new Uint8Array(),
};

it.each([
  ['a read', READ],
  ['a write', WRITE],
  ['a link', LINK],
])('accepts %s that AWS signed', (_name, request) => {
  expect(refusalOf(request, OWNER, AT)).toBeNull();
});

it.each<[string, Received, number, string]>([
  ['another path', { ...READ, target: '/other.txt' }, AT, 'SignatureDoesNotMatch'],
  ['another method', { ...READ, method: 'DELETE' }, AT, 'SignatureDoesNotMatch'],
  ['another body', { ...WRITE, body: new Uint8Array([1]) }, AT, 'XAmzContentSHA256Mismatch'],
  ['an unsigned header', added(READ, 'x-amz-acl', 'public-read'), AT, 'AccessDenied'],
  ['a signed header changed', added(READ, 'range', 'bytes=0-99'), AT, 'SignatureDoesNotMatch'],
  ['no signature', { ...READ, headers: { host: HOST } }, AT, 'AccessDenied'],
  ['a request of yesterday', READ, AT + 86_400_000, 'RequestTimeTooSkewed'],
  ['a link that has expired', LINK, AT + 86_401_000, 'AccessDenied'],
  ['a longer life of a link', longer(LINK), AT, 'SignatureDoesNotMatch'],
])('refuses %s', (_name, request, now, code) => {
  expect(refusalOf(request, OWNER, now)).toMatchObject({ code });
});

it.each([
  ['a key', { ...OWNER, accessKeyId: 'AKIAOTHER' }, 'InvalidAccessKeyId'],
  ['a secret', { ...OWNER, secretAccessKey: 'other' }, 'SignatureDoesNotMatch'],
  ['a region', { ...OWNER, region: 'eu-central-1' }, 'AuthorizationHeaderMalformed'],
])('refuses %s of somebody else', (_name, owner, code) => {
  expect(refusalOf(READ, owner, AT)).toMatchObject({ code });
});

function added(request: Received, name: string, value: string): Received {
  return { ...request, headers: { ...request.headers, [name]: value } };
}

function longer(request: Received): Received {
  return { ...request, target: request.target.replace('Expires=86400', 'Expires=86401') };
}
