import { createHash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

// For a group's page: 7 % smaller than gzip in 1.5 times the time; the highest quality would take 40 times as long. For the
// scripts of a build it is worth it: another 9 %, in 63 ms a file, once.
const PAGE_QUALITY = 5;
const FILE_QUALITY = constants.BROTLI_MAX_QUALITY;

const ENCODERS = {
  br: (body: Buffer, isLasting: boolean) => {
    const quality = isLasting ? FILE_QUALITY : PAGE_QUALITY;
    return promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: quality },
    });
  },
  gzip: (body: Buffer) => promisify(gzip)(body),
};

export type Encoding = keyof typeof ENCODERS;

export const ENCODINGS = Object.keys(ENCODERS) as Encoding[];

interface ResponseParts {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
  /** What tells two versions apart; omitted, the body. */
  version?: string;
  /** A file of the build, compressed as well as possible. */
  isLasting?: boolean;
}

/** A response that is the same for every viewer, compressed once per encoding, on demand. */
export class FinishedResponse {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer;
  /** Weak, because it is the same for every encoding. */
  readonly etag: string;
  private readonly isLasting: boolean;
  private readonly encoded = new Map<Encoding, Promise<Buffer>>();

  constructor({ status, headers, body, version, isLasting = false }: ResponseParts) {
    this.isLasting = isLasting;
    this.status = status;
    this.headers = headers;
    this.body = body;
    this.etag = `W/"${createHash('sha1')
      .update(version ?? body)
      .digest('base64url')}"`;
  }

  /** Approximate bytes in memory: for text, its encodings add half. */
  get size(): number {
    return 2_000 + this.body.length * (this.isText ? 1.5 : 1);
  }

  /** Pictures are compressed already. */
  get isText(): boolean {
    return String(this.headers['content-type']).startsWith('text/');
  }

  bodyIn(encoding: Encoding): Promise<Buffer> {
    const known = this.encoded.get(encoding);
    if (known) return known;
    const made = ENCODERS[encoding](this.body, this.isLasting);
    this.encoded.set(encoding, made);
    return made;
  }
}
