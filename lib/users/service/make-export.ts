import { Readable, type Writable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { notify, publishNotifications } from '@/lib/notifications/service/notify';
import { transaction } from '@/lib/platform/db/transaction';
import { env } from '@/lib/platform/env/server';
import { languageOf } from '@/lib/platform/language/languages';
import { say } from '@/lib/platform/language/say';
import { wordsOf } from '@/lib/platform/language/words';
import { exportReadyMail } from '@/lib/platform/mail/identity-emails';
import { getMailer } from '@/lib/platform/mail/provider';
import {
  createExportFile,
  deleteExportFile,
  listQuietExportFiles,
} from '@/lib/platform/storage/export-files';
import type { StorageProviderName } from '@/lib/platform/storage/file-url';
import { getStorageOf } from '@/lib/platform/storage/provider';
import { routes } from '@/lib/routes';
import { EXPORT_ATTEMPTS_MAX, EXPORT_DAYS, EXPORT_PENDING_HOURS_MAX } from '@/lib/users/constants';
import {
  endOldDataExports,
  failDataExport,
  findOrphanedFiles,
  finishDataExport,
  startDataExport,
} from '@/lib/users/repository/data-exports';
import { findExport } from '@/lib/users/repository/export';
import { texts } from '@/lib/users/server-texts';

/** A file that is being written has no row yet. */
const QUIET_MS = 3_600_000;

/** Removes expired files, and those of workers that died. @returns how many */
export async function sweepExports(): Promise<number> {
  await endOldDataExports(EXPORT_PENDING_HOURS_MAX);
  const forgotten = await findOrphanedFiles(await listQuietExportFiles(QUIET_MS));
  for (const name of forgotten) await deleteExportFile(name);
  return forgotten.length;
}

/**
 * The job: makes the ZIP and notifies the person in the app and by email. Of two simultaneous runs one wins, and the other's
 * file is deleted.
 * @throws the failure, so that the queue retries; after the last attempt the person is notified
 */
export async function makeExport(exportId: number): Promise<void> {
  const started = await startDataExport(exportId);
  if (!started) return;
  const { userId, attempts } = started;
  // All earlier attempts died with their worker.
  if (attempts > EXPORT_ATTEMPTS_MAX) return notifyFailed(exportId, userId);
  const { name, stream } = await createExportFile();
  try {
    await writeArchive(userId, stream);
    if (!(await notifyReady(exportId, { name, bytes: stream.bytesWritten }))) {
      await deleteExportFile(name);
    }
  } catch (error) {
    await deleteExportFile(name);
    if (attempts === EXPORT_ATTEMPTS_MAX) await notifyFailed(exportId, userId);
    throw error;
  }
}

/** Writes `export.json`, and the person's own pictures under `files/`; its list of uploads has the path of each. */
async function writeArchive(userId: number, target: Writable): Promise<void> {
  const zip = new ZipFile();
  const output = new Readable().wrap(zip.outputStream);
  const written = pipeline(output, target);
  // On a full disk `written` fails while a picture is awaited.
  const orNotWritten = (work: Promise<void>) => Promise.race([work, written]);
  try {
    const { profile, uploads = [], ...sections } = await findExport(userId);
    const listed = [];
    for (const upload of uploads as ListedUpload[]) {
      const picture = await readPicture(upload);
      const path = picture && pathIn(upload);
      if (picture && path) {
        // Pictures are compressed already.
        zip.addReadStream(picture, path, { compress: false, mtime: new Date(upload.createdAt) });
        await orNotWritten(finished(picture));
      }
      listed.push({ ...upload, file: path });
    }
    const everything = {
      exportedAt: new Date().toISOString(),
      profile: profile?.[0] ?? null,
      ...sections,
      uploads: listed,
    };
    zip.addBuffer(Buffer.from(JSON.stringify(everything, null, 2)), 'export.json');
    zip.end();
    await written;
  } catch (error) {
    output.destroy();
    await written.catch(() => undefined);
    throw error;
  }
}

/** As in the export's section of uploads. */
interface ListedUpload {
  key: string;
  provider: StorageProviderName;
  purpose: string;
  contentType: string;
  createdAt: string;
}

/** Null for a picture whose file is gone. */
async function readPicture({ provider, key }: ListedUpload): Promise<Readable | null> {
  const stored = await getStorageOf(provider)?.read(key);
  // The DOM's web stream type and Node's differ only in their types.
  return stored ? Readable.fromWeb(stored.body as Parameters<typeof Readable.fromWeb>[0]) : null;
}

/** `files/avatar/0b8e….webp`; keys of storage services have no extension. */
function pathIn({ key, purpose, contentType }: ListedUpload): string {
  const name = (key.split('/').at(-1) ?? key).replace(/[^\w.-]/g, '_').replace(/\.\w+$/, '');
  return `files/${purpose}/${name}.${contentType.split('/').at(-1)}`;
}

/** @returns whether the person has the file now. */
async function notifyReady(
  exportId: number,
  { name, bytes }: { name: string; bytes: number },
): Promise<boolean> {
  const expiresAt = new Date(Date.now() + EXPORT_DAYS * 86_400_000);
  const notified = await transaction(async (tx) => {
    const done = await finishDataExport(exportId, { fileName: name, bytes, expiresAt }, tx);
    if (!done) return null;
    const { timeZone } = done;
    const language = languageOf(done.language);
    const settings = new URL(routes.settings(), env.NEXTAUTH_URL).href;
    const dedupeKey = `export-ready:${exportId}`;
    // An unconfirmed address gets only the confirmation email.
    if (done.emailVerifiedAt) {
      const until = wordsOf(language).date(expiresAt, { timeZone, day: 'numeric', month: 'long' });
      const mail = exportReadyMail(done.email, { until, settings }, language);
      await getMailer().send({ ...mail, dedupeKey }, tx);
    }
    return notify(tx, {
      userId: done.userId,
      type: 'export_ready',
      title: say(texts, 'exportReadyTitle'),
      message: say(texts, 'exportReady', { until: expiresAt.toISOString(), timeZone }),
      dedupeKey,
    });
  });
  if (notified) await publishNotifications([notified]);
  return notified !== null;
}

async function notifyFailed(exportId: number, userId: number): Promise<void> {
  const notified = await transaction(async (tx) =>
    (await failDataExport(exportId, tx))
      ? notify(tx, {
          userId,
          type: 'export_failed',
          title: say(texts, 'exportFailedTitle'),
          message: say(texts, 'exportFailed'),
          dedupeKey: `export-failed:${exportId}`,
        })
      : null,
  );
  if (notified) await publishNotifications([notified]);
}
