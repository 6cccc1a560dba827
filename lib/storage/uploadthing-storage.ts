import type { UTApi } from 'uploadthing/server';
import { AppError } from '@/lib/errors/app-error';
import { log } from '@/lib/observability/log';
import type { FilePurpose, Storage, StoredBytes, StoredFile } from '@/lib/storage/storage';

/**
 * How an app without private files says so. Too many requests or a token that has run out must not make pictures public:
 * such a picture is not stored at all.
 */
const PRIVATE_REFUSED = new Set([400, 403]);

/** A picture is at most a few hundred kilobytes; somebody waits for it. */
const TIMEOUT_MS = 20_000;

/** Pictures at UploadThing; used when its token is set. The browser never talks to it: every picture is re-encoded here first. */
export class UploadThingStorage implements Storage {
  readonly provider = 'uploadthing';
  private api: Promise<UTApi> | undefined;
  /** An app there may be for public files only; it is asked for a private one once in the life of this process. */
  private takesPrivate = true;

  constructor(
    private readonly token: string,
    private readonly timeoutMs = TIMEOUT_MS,
  ) {}

  async put(data: Uint8Array<ArrayBuffer>, purpose: FilePurpose): Promise<StoredFile> {
    const { UTFile } = await import('uploadthing/server');
    const file = new UTFile([data], `${purpose}-${crypto.randomUUID()}.webp`, {
      type: 'image/webp',
    });
    const api = await this.client();
    const isPrivate = purpose === 'chat' && this.takesPrivate;
    let { data: stored, error } = await api.uploadFiles(file, isPrivate ? { acl: 'private' } : {});
    if (error && isPrivate && !this.takesPrivate) {
      ({ data: stored, error } = await api.uploadFiles(file));
    }
    if (!stored) {
      throw new AppError('unavailable', 'The picture could not be stored. Please try again.', {
        cause: error,
      });
    }
    return { key: stored.key, provider: this.provider };
  }

  async read(key: string): Promise<StoredBytes | null> {
    // Signed here, without asking the service: it opens private files and does no harm to public ones.
    const { ufsUrl } = await (await this.client()).generateSignedURL(key, { expiresIn: 60 });
    const answer = await this.fetchInTime(ufsUrl).catch((error: unknown) => {
      throw new AppError('unavailable', 'The picture cannot be shown just now.', { cause: error });
    });
    if (answer.status === 404) return null;
    if (!answer.ok || !answer.body) {
      throw new AppError('unavailable', 'The picture cannot be shown just now.', {
        cause: new Error(`UploadThing answered ${answer.status}`),
      });
    }
    return { body: answer.body, bytes: Number(answer.headers.get('content-length')) || null };
  }

  async delete(keys: string[]): Promise<void> {
    if (keys.length > 0) await (await this.client()).deleteFiles(keys);
  }

  /** 50 MB of packages: loaded only where they are used. */
  private client(): Promise<UTApi> {
    this.api ??= import('uploadthing/server').then(
      ({ UTApi: Api }) =>
        new Api({
          token: this.token,
          // Its own lines would hold the signed address; the refusal is logged as our error's cause.
          logLevel: 'None',
          // `as`: the SDK also types what other runtimes send, which lacks the signal.
          fetch: (input, init) => this.fetchInTime(input, init as RequestInit | undefined),
        }),
    );
    return this.api;
  }

  /** The SDK itself waits for ever, and keeps the status of a refusal to itself. */
  private async fetchInTime(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const late = AbortSignal.timeout(this.timeoutMs);
    const signal = init?.signal ? AbortSignal.any([init.signal, late]) : late;
    const answer = await fetch(input, { ...init, signal });
    const url = input instanceof Request ? input.url : input.toString();
    const asksPrivate = url.includes('x-ut-acl=private');
    if (asksPrivate && PRIVATE_REFUSED.has(answer.status)) {
      // Their address is still told to nobody: /media/chat asks who reads.
      log.warn(
        { status: answer.status },
        'UploadThing takes no private files; chat pictures are kept as public ones',
      );
      this.takesPrivate = false;
    }
    return answer;
  }
}
