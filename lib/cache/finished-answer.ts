import { createHash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const ENCODERS = {
  // A group's page: 7 % smaller than gzip's, in half as much time again; the highest quality takes forty times as long.
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body: Buffer) => promisify(gzip)(body),
};

export type Encoding = keyof typeof ENCODERS;

/** In the order in which they are preferred. */
export const ENCODINGS = Object.keys(ENCODERS) as Encoding[];

interface AnswerParts {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

/** An answer that is the same for whoever asks, compressed once for each encoding that is asked for. */
export class FinishedAnswer {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer;
  /** Of the body, whatever it is encoded with: hence weak. */
  readonly etag: string;
  private readonly encoded = new Map<Encoding, Promise<Buffer>>();

  constructor({ status, headers, body }: AnswerParts) {
    this.status = status;
    this.headers = headers;
    this.body = body;
    this.etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`;
  }

  /** Bytes in memory, about: text takes half as much again for its encodings. */
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
    const made = ENCODERS[encoding](this.body);
    this.encoded.set(encoding, made);
    return made;
  }
}
