// Plain JavaScript, because next.config.mjs needs it for the content security policy, before anything is compiled.
import { isIP } from 'node:net';

/**
 * Where the bucket of the environment answers: `https://pictures.s3.eu-central-1.amazonaws.com`. The name of the bucket is in the
 * path where it cannot be in the host: beside an IP address, or with a dot, for which no certificate is valid.
 * @param {{ S3_BUCKET?: string, S3_REGION?: string, S3_ENDPOINT?: string, S3_FORCE_PATH_STYLE?: unknown }} env parsed, or as text
 * @returns {string | null} without a slash at the end; null without a bucket
 */
export function bucketAddress({ S3_BUCKET, S3_REGION, S3_ENDPOINT, S3_FORCE_PATH_STYLE }) {
  if (!S3_BUCKET) return null;
  const address = new URL(S3_ENDPOINT || `https://s3.${S3_REGION}.amazonaws.com`);
  const isForced = S3_FORCE_PATH_STYLE === true || S3_FORCE_PATH_STYLE === '1';
  const isAlone = isIP(address.hostname.replaceAll(/[[\]]/g, '')) > 0;
  if (isForced || isAlone || S3_BUCKET.includes('.')) {
    address.pathname = `${address.pathname.replace(/\/+$/, '')}/${S3_BUCKET}`;
  } else {
    address.hostname = `${S3_BUCKET}.${address.hostname}`;
  }
  return address.href.replace(/\/+$/, '');
}
