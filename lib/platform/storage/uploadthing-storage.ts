import type { UTApi } from 'uploadthing/server';
import { AppError } from '@/lib/platform/errors/app-error';
import { log } from '@/lib/platform/observability/log';
import type { FilePurpose, Storage, StoredBytes, StoredFile } from '@/lib/platform/storage/storage';

/**
 * The statuses of an app without private files. Too many requests or an expired token must not make a picture public: in that
 * case it is not stored at all.
 */
const PRIVATE_REFUSED = new Set([400, 403]);

/** A picture is at most a few hundred kilobytes, and somebody waits for it. */
const TIMEOUT_MS = 20_000;

/** Pictures at UploadThing, used when its token is set. Browsers never upload there: every picture is re-encoded here first. */
export class UploadThingStorage implements Storage {
  readonly provider = 'uploadthing';
  private api: Promise<UTApi> | undefined;
  /** Some apps allow public files only. Each process asks for a private one only once. */
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
    // Signed here without a request: this opens private files and does no harm to public ones.
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

  /** 50 MB of packages, so loaded only where used. */
  private client(): Promise<UTApi> {
    this.api ??= import('uploadthing/server').then(
      ({ UTApi: Api }) =>
        new Api({
          token: this.token,
          // The SDK's own log lines would contain the signed URL; the refusal is logged as our error's cause.
          logLevel: 'None',
          // `as`: the SDK's type also covers other runtimes, which lack the signal.
          fetch: (input, init) => this.fetchInTime(input, init as RequestInit | undefined),
        }),
    );
    return this.api;
  }

  /** The SDK itself has no timeout and hides the status of a refusal. */
  private async fetchInTime(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const late = AbortSignal.timeout(this.timeoutMs);
    const signal = init?.signal ? AbortSignal.any([init.signal, late]) : late;
    const answer = await fetch(input, { ...init, signal });
    const url = input instanceof Request ? input.url : input.toString();
    const asksPrivate = url.includes('x-ut-acl=private');
    if (asksPrivate && PRIVATE_REFUSED.has(answer.status)) {
      // Their URL is still not given out: /media/chat checks who reads.
      log.warn(
        { status: answer.status },
        'UploadThing takes no private files; chat pictures are kept as public ones',
      );
      this.takesPrivate = false;
    }
    return answer;
  }
}
