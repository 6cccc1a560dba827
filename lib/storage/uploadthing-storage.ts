import type { UTApi } from 'uploadthing/server';
import { AppError } from '@/lib/errors/app-error';
import type { FilePurpose, Storage, StoredFile } from '@/lib/storage/storage';

/** A picture is at most a few hundred kilobytes; somebody waits for it. */
const TIMEOUT_MS = 20_000;

/** Pictures at UploadThing; used when its token is set. The browser never talks to it: every picture is re-encoded here first. */
export class UploadThingStorage implements Storage {
  readonly provider = 'uploadthing';
  private api: Promise<UTApi> | undefined;

  constructor(
    private readonly token: string,
    private readonly timeoutMs = TIMEOUT_MS,
  ) {}

  async put(data: Uint8Array<ArrayBuffer>, purpose: FilePurpose): Promise<StoredFile> {
    const { UTFile } = await import('uploadthing/server');
    const file = new UTFile([data], `${purpose}-${crypto.randomUUID()}.webp`, {
      type: 'image/webp',
    });
    const { data: stored, error } = await (await this.client()).uploadFiles(file);
    if (error) {
      throw new AppError('unavailable', 'The picture could not be stored. Please try again.', {
        cause: error,
      });
    }
    return { key: stored.key, provider: this.provider };
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

  /** The SDK itself waits for ever. */
  private fetchInTime(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const late = AbortSignal.timeout(this.timeoutMs);
    const signal = init?.signal ? AbortSignal.any([init.signal, late]) : late;
    return fetch(input, { ...init, signal });
  }
}
