import type { UTApi, UTFile } from 'uploadthing/server';
import { say } from '@/lib/platform/language/say';
import { log } from '@/lib/platform/observability/log';
import { newPictureKey } from '@/lib/platform/storage/picture-key';
import { texts } from '@/lib/platform/storage/server-texts';
import type {
  FilePurpose,
  FileType,
  Storage,
  StoredBytes,
  StoredFile,
} from '@/lib/platform/storage/storage';
import { unavailable } from '@/lib/platform/storage/unavailable';

/**
 * The statuses of an app without private files. A full app and an expired token can have them too, so the picture is made
 * public only where the app then accepts it. Too many requests must not make it public.
 */
const PRIVATE_REFUSED = new Set([400, 403]);

/** A picture is at most a few hundred kilobytes, and a person waits for it. */
const TIMEOUT_MS = 20_000;

/** Pictures at UploadThing, used when its token is set. Browsers never upload there: every picture is re-encoded here first. */
export class UploadThingStorage implements Storage {
  readonly provider = 'uploadthing';
  private api: Promise<UTApi> | undefined;
  /** Some apps allow public files only. Each process tries a private one only once. */
  private takesPrivate = true;
  /** UploadThing's status of each current upload, by the name of its file: the SDK hides it. */
  private readonly statuses = new Map<string, number>();

  constructor(
    private readonly token: string,
    private readonly timeoutMs = TIMEOUT_MS,
  ) {}

  async put(
    data: Uint8Array<ArrayBuffer>,
    purpose: FilePurpose,
    type: FileType = 'image/webp',
  ): Promise<StoredFile> {
    // A certificate is stored privately or not at all.
    const isPrivate = purpose === 'certificate' || (purpose === 'chat' && this.takesPrivate);
    try {
      const sdk = await import('uploadthing/server');
      const name = newPictureKey(purpose, type).replace('/', '-');
      const file = new sdk.UTFile([data], name, { type });
      let upload = await this.upload(file, isPrivate ? { acl: 'private' } : {});
      if (purpose === 'chat' && isPrivate && PRIVATE_REFUSED.has(upload.status)) {
        upload = await this.upload(file, {});
        if (upload.key) this.givePrivateUp();
      }
      if (!upload.key) throw upload.error;
      return { key: upload.key, provider: this.provider };
    } catch (error) {
      throw unavailable('UploadThing', say(texts, 'notStored'), error);
    }
  }

  async read(key: string): Promise<StoredBytes | null> {
    try {
      // Signed here without a request: this opens private files and does no harm to public ones.
      const { ufsUrl } = await (await this.client()).generateSignedURL(key, { expiresIn: 60 });
      const response = await this.fetchInTime(ufsUrl);
      if (response.status === 404) return null;
      if (!response.ok || !response.body) throw refused(response.status);
      return { body: response.body, bytes: Number(response.headers.get('content-length')) || null };
    } catch (error) {
      throw unavailable('UploadThing', say(texts, 'notShown'), error);
    }
  }

  /** @throws Error when UploadThing refuses or does not respond */
  async delete(keys: string[]): Promise<void> {
    if (keys.length > 0) await (await this.client()).deleteFiles(keys);
  }

  /** @returns the key of the stored file, or the status (0 without an answer) and an error without the signed URL */
  private async upload(
    file: UTFile,
    options: { acl?: 'private' },
  ): Promise<{ key?: string; status: number; error: Error }> {
    const { data, error } = await (await this.client()).uploadFiles(file, options);
    const status = this.statuses.get(file.name) ?? 0;
    this.statuses.delete(file.name);
    return { key: data?.key, status, error: status ? refused(status) : new Error(error?.message) };
  }

  private givePrivateUp(): void {
    this.takesPrivate = false;
    // Their URL is still secret: /media/chat checks the viewer.
    log.warn('UploadThing takes no private files; chat pictures are kept as public ones');
  }

  /** 50 MB of packages, so loaded only where used. */
  private client(): Promise<UTApi> {
    this.api ??= import('uploadthing/server').then(
      ({ UTApi: Api }) =>
        new Api({
          token: this.token,
          // The SDK's own log lines would contain the signed URL.
          logLevel: 'None',
          // `as`: the SDK's type also covers other runtimes, which lack the signal.
          fetch: (input, init) => this.fetchInTime(input, init as RequestInit | undefined),
        }),
    );
    return this.api;
  }

  /** The SDK has no timeout and hides the status of an error. */
  private async fetchInTime(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const late = AbortSignal.timeout(this.timeoutMs);
    const signal = init?.signal ? AbortSignal.any([init.signal, late]) : late;
    const response = await fetch(input, { ...init, signal });
    const url = new URL(input instanceof Request ? input.url : input);
    const name = url.searchParams.get('x-ut-file-name');
    if (name !== null) this.statuses.set(name, response.status);
    return response;
  }
}

const refused = (status: number) => new Error(`UploadThing answered ${status}`);
