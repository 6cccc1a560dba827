import { expect, it } from 'vitest';
import { bucketAddress } from '@/lib/platform/storage/bucket-address.mjs';

const MINIO = 'http://minio.lan:9000';

it.each<[string, Record<string, unknown>, string]>([
  ['at AWS', { S3_REGION: 'eu-central-1' }, 'https://pictures.s3.eu-central-1.amazonaws.com'],
  [
    'at another service',
    { S3_ENDPOINT: 'https://account.objects.example' },
    'https://pictures.account.objects.example',
  ],
  [
    'in the path',
    { S3_ENDPOINT: MINIO, S3_FORCE_PATH_STYLE: true },
    'http://minio.lan:9000/pictures',
  ],
  [
    'in the path, before anything is parsed',
    { S3_ENDPOINT: `${MINIO}/`, S3_FORCE_PATH_STYLE: '1' },
    'http://minio.lan:9000/pictures',
  ],
  [
    'in the host, before anything is parsed',
    { S3_ENDPOINT: MINIO, S3_FORCE_PATH_STYLE: '0' },
    'http://pictures.minio.lan:9000',
  ],
  ['of an IP address', { S3_ENDPOINT: 'http://10.0.0.7:9000' }, 'http://10.0.0.7:9000/pictures'],
  ['of an IPv6 address', { S3_ENDPOINT: 'http://[::1]:9000' }, 'http://[::1]:9000/pictures'],
  [
    'below a path',
    { S3_ENDPOINT: 'https://a.example/s3', S3_FORCE_PATH_STYLE: true },
    'https://a.example/s3/pictures',
  ],
  [
    'with a dot in its name',
    { S3_BUCKET: 'pictures.example.org', S3_REGION: 'us-east-1' },
    'https://s3.us-east-1.amazonaws.com/pictures.example.org',
  ],
])('finds a bucket %s', (_where, env, address) => {
  expect(bucketAddress({ S3_BUCKET: 'pictures', ...env })).toBe(address);
});

it('is null without a bucket', () => {
  expect(bucketAddress({ S3_ENDPOINT: MINIO })).toBeNull();
});
