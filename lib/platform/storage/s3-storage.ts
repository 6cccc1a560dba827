import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import { say } from '@/lib/platform/language/say';
import { isPictureKey, newPictureKey } from '@/lib/platform/storage/picture-key';
import { texts } from '@/lib/platform/storage/server-texts';
import {
  type FilePurpose,
  type FileType,
  isPrivatePurpose,
  type Storage,
  type StoredBytes,
  type StoredFile,
  type StoredLink,
} from '@/lib/platform/storage/storage';
import { unavailable } from '@/lib/platform/storage/unavailable';

export interface Bucket {
  /** With the name of the bucket and without a slash at the end, as of `bucketAddress`. */
  address: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

interface Call {
  method: 'GET' | 'PUT' | 'POST';
  path: string;
  headers?: Record<string, string>;
  body?: Uint8Array<ArrayBuffer> | string;
}

/** A picture is at most a few hundred kilobytes, and a person waits for it. */
const TIMEOUT_MS = 20_000;

/** A busy service (503 SlowDown, 429, 500) is retried after a pause of this length, then twice this length. */
const PAUSE_MS = 200;
const TRIES_MAX = 3;

/** A browser follows a link at once; the rest is for clock differences and slow connections. */
const LINK_SECONDS = 300;

/** S3's limit per call. */
const DELETED_AT_ONCE_MAX = 1_000;

const YEAR_SECONDS = 31_536_000;

/** S3's error, with its own code such as NoSuchKey or SignatureDoesNotMatch. */
class S3Refusal extends Error {
  override readonly name = 'S3Refusal';
  readonly code: string;

  /** `text` is the response, in XML. */
  constructor(status: number, text: string) {
    const code = /<Code>([^<]+)<\/Code>/.exec(text)?.[1] ?? 'without a code';
    super(`S3 answered ${status} ${code}`);
    this.code = code;
  }
}

/** Pictures in a bucket at AWS or a compatible service, used when S3_BUCKET is set. Only we write and delete there. */
export class S3Storage implements Storage {
  readonly provider = 's3';

  constructor(
    private readonly bucket: Bucket,
    private readonly timeoutMs = TIMEOUT_MS,
    private readonly pauseMs = PAUSE_MS,
  ) {}

  async put(
    data: Uint8Array<ArrayBuffer>,
    purpose: FilePurpose,
    type: FileType = 'image/webp',
  ): Promise<StoredFile> {
    const key = newPictureKey(purpose, type);
    const headers = {
      'Content-Type': type,
      'Cache-Control': `${isPrivatePurpose(purpose) ? 'private' : 'public'}, max-age=${YEAR_SECONDS}, immutable`,
    };
    try {
      await this.ask({ method: 'PUT', path: key, headers, body: data });
    } catch (error) {
      throw unavailable('S3', say(texts, 'notStored'), error);
    }
    return { key, provider: this.provider };
  }

  async read(key: string): Promise<StoredBytes | null> {
    if (!isPictureKey(key)) return null;
    try {
      const { body, headers } = await this.ask({ method: 'GET', path: key });
      return body && { body, bytes: Number(headers.get('content-length')) || null };
    } catch (error) {
      // A 404 may also mean that the bucket is missing.
      if (error instanceof S3Refusal && error.code === 'NoSuchKey') return null;
      throw unavailable('S3', say(texts, 'notShown'), error);
    }
  }

  /** The signature is part of the URL (a presigned URL), which opens this one file until it expires. */
  async link(key: string): Promise<StoredLink> {
    const { url } = await new AwsV4Signer({
      ...this.bucket,
      service: 's3',
      url: `${this.bucket.address}/${key}?X-Amz-Expires=${LINK_SECONDS}`,
      signQuery: true,
    }).sign();
    return { url: url.href, seconds: LINK_SECONDS };
  }

  /** @throws Error when S3 does not respond, or refuses to delete one of the files */
  async delete(keys: string[]): Promise<void> {
    const ours = keys.filter(isPictureKey);
    for (let at = 0; at < ours.length; at += DELETED_AT_ONCE_MAX) {
      await this.deleteAtOnce(ours.slice(at, at + DELETED_AT_ONCE_MAX));
    }
  }

  private async deleteAtOnce(keys: string[]): Promise<void> {
    const objects = keys.map((key) => `<Object><Key>${key}</Key></Object>`).join('');
    const body = `<Delete xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Quiet>true</Quiet>${objects}</Delete>`;
    const headers = {
      'Content-Type': 'application/xml',
      // S3 demands a checksum for this call; every service supports this one.
      'Content-MD5': createHash('md5').update(body).digest('base64'),
    };
    const response = await this.ask({ method: 'POST', path: '?delete', headers, body });
    // The status is 200 even if some could not be deleted; only failures are listed.
    const text = await response.text();
    if (text.includes('<Error>')) throw new S3Refusal(response.status, text);
  }

  /** @returns a successful answer. @throws S3Refusal, or what `fetch` throws when there is no answer in time */
  private async ask(call: Call): Promise<Response> {
    const signal = AbortSignal.timeout(this.timeoutMs);
    for (let tries = 1; ; tries += 1) {
      const response = await this.send(call, signal);
      if (response.ok) return response;
      const refusal = new S3Refusal(response.status, await response.text());
      const isBusy = response.status >= 500 || response.status === 429;
      if (!isBusy || tries === TRIES_MAX) throw refusal;
      await pause(this.pauseMs * tries, undefined, { signal });
    }
  }

  private async send({ method, path, headers, body }: Call, signal: AbortSignal) {
    const signed = await new AwsV4Signer({
      ...this.bucket,
      service: 's3',
      method,
      url: `${this.bucket.address}/${path}`,
      headers: {
        ...headers,
        'X-Amz-Content-Sha256': createHash('sha256')
          .update(body ?? '')
          .digest('hex'),
      },
    }).sign();
    // Not AwsClient, which makes a Request of it: in a route Next would send its body without a length, which S3 refuses. A
    // bucket of another region redirects, which would lose the error's code.
    return fetch(signed.url, { method, headers: signed.headers, body, signal, redirect: 'manual' });
  }
}
