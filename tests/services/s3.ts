import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Owner, type Received, refusalOf, type S3Error } from '@/tests/services/sigv4';

export const OWNER: Owner = {
  region: 'eu-central-1',
  accessKeyId: 'AKIACONTRACT',
  secretAccessKey: 'secret/of+the+contract',
};
export const BUCKET = 'pictures';

interface StoredObject {
  type: string | undefined;
  cacheControl: string | undefined;
  data: Uint8Array;
}

interface Answer {
  status: number;
  headers?: Record<string, string>;
  body?: string | Uint8Array;
}

const DELETED_AT_ONCE_MAX = 1_000;

/**
 * A bucket by the documentation of S3, private by default: every request needs a valid signature, an upload its length and a
 * deletion the checksum of its list. Its address has the name of the bucket in the path.
 */
export class S3Stub {
  mood: 'works' | 'refuses' | 'hangs' | 'hangs within a file' = 'works';
  /** Responds to so many requests with 503 SlowDown. */
  busyFor = 0;
  /** The response to every request. */
  refusal: S3Error | undefined;
  origin = '';
  readonly kept = new Map<string, StoredObject>();
  /** Keys that may not be deleted. */
  readonly locked = new Set<string>();
  /** 'GET 404 NoSuchKey', in order. */
  readonly answers: string[] = [];
  #server: Server | undefined;

  /** @returns its address, as of `bucketAddress` */
  async start(): Promise<string> {
    const server = createServer((message, reply) => {
      void readAll(message).then((request) => {
        if (this.mood !== 'hangs') this.#reply(request, reply);
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    this.#server = server;
    // A TCP server's address always has a port.
    this.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    return `${this.origin}/${BUCKET}`;
  }

  stop(): void {
    this.#server?.closeAllConnections();
    this.#server?.close();
  }

  reset(): void {
    this.mood = 'works';
    this.busyFor = 0;
    this.refusal = undefined;
    this.kept.clear();
    this.locked.clear();
    this.answers.length = 0;
  }

  #reply(request: Received, reply: ServerResponse): void {
    const { status, headers, body } = this.#answer(request);
    const code = /<Code>(\w+)/.exec(String(body))?.[1];
    this.answers.push([request.method, status, code].filter(Boolean).join(' '));
    reply.writeHead(status, { ...headers, 'content-length': body?.length ?? 0 });
    if (this.mood === 'hangs within a file' && body) {
      reply.write(body.slice(0, 1));
      return;
    }
    reply.end(body);
  }

  #answer(request: Received): Answer {
    if (this.mood === 'refuses') return refuse({ status: 500, code: 'InternalError' });
    if (this.refusal) return refuse(this.refusal);
    if (this.busyFor > 0) {
      this.busyFor -= 1;
      return refuse({ status: 503, code: 'SlowDown' });
    }
    const refusal = refusalOf(request, OWNER);
    if (refusal) return refuse(refusal);
    const [path = '', query = ''] = request.target.split('?');
    const [, bucket, ...rest] = path.split('/');
    if (bucket !== BUCKET) return refuse({ status: 404, code: 'NoSuchBucket' });
    const key = rest.map(decodeURIComponent).join('/');
    if (request.method === 'PUT') return this.#put(key, request);
    if (request.method === 'GET') return this.#get(key);
    if (request.method === 'POST' && /^delete(?:=|$)/.test(query)) return this.#delete(request);
    return refuse({ status: 405, code: 'MethodNotAllowed' });
  }

  #put(key: string, { headers, body }: Received): Answer {
    if (!headers['content-length']) return refuse({ status: 411, code: 'MissingContentLength' });
    this.kept.set(key, {
      type: headers['content-type'],
      cacheControl: headers['cache-control'],
      data: new Uint8Array(body),
    });
    return { status: 200 };
  }

  #get(key: string): Answer {
    const file = this.kept.get(key);
    if (!file) return refuse({ status: 404, code: 'NoSuchKey' });
    const headers = {
      'content-type': file.type ?? 'binary/octet-stream',
      'cache-control': file.cacheControl ?? '',
    };
    return { status: 200, headers, body: file.data };
  }

  #delete({ headers, body }: Received): Answer {
    if (!headers['content-md5']) return refuse({ status: 400, code: 'InvalidRequest' });
    if (headers['content-md5'] !== createHash('md5').update(body).digest('base64')) {
      return refuse({ status: 400, code: 'BadDigest' });
    }
    const text = new TextDecoder().decode(body);
    const keys = [...text.matchAll(/<Object><Key>([^<]+)<\/Key><\/Object>/g)].map(
      ([, key = '']) => key,
    );
    if (keys.length === 0 || keys.length > DELETED_AT_ONCE_MAX) {
      return refuse({ status: 400, code: 'MalformedXML' });
    }
    for (const key of keys) if (!this.locked.has(key)) this.kept.delete(key);
    // Quiet mode omits deleted and missing files.
    const errors = keys
      .filter((key) => this.locked.has(key))
      .map((key) => `<Error><Key>${key}</Key><Code>AccessDenied</Code></Error>`);
    const result = `<DeleteResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${errors.join('')}</DeleteResult>`;
    return { status: 200, headers: { 'content-type': 'application/xml' }, body: result };
  }
}

function refuse({ status, code }: S3Error): Answer {
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>No.</Message></Error>`;
  return { status, headers: { 'content-type': 'application/xml' }, body };
}

async function readAll(message: IncomingMessage): Promise<Received> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(Buffer.from(chunk));
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(message.headers)) headers[name] = String(value);
  const { method = 'GET', url = '/' } = message;
  return { method, target: url, headers, body: Buffer.concat(chunks) };
}

/** The variables of a site that stores its pictures there. */
export const bucketEnv = ({ origin }: S3Stub) => ({
  S3_BUCKET: BUCKET,
  S3_REGION: OWNER.region,
  S3_ACCESS_KEY_ID: OWNER.accessKeyId,
  S3_SECRET_ACCESS_KEY: OWNER.secretAccessKey,
  S3_ENDPOINT: origin,
});

/** Starts one for this process, whose environment names it: before anything reads the environment. */
export async function startBucket(): Promise<S3Stub> {
  const bucket = new S3Stub();
  await bucket.start();
  Object.assign(process.env, bucketEnv(bucket));
  return bucket;
}
