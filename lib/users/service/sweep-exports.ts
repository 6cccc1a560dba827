import { deleteExportFile, listQuietExportFiles } from '@/lib/platform/storage/export-files';
import { EXPORT_PENDING_HOURS_MAX } from '@/lib/users/constants';
import { endOldDataExports, findOrphanedFiles } from '@/lib/users/repository/data-exports';

/** A file that is being written has no row yet. */
const QUIET_MS = 3_600_000;

/** Removes expired files, and those of workers that died. @returns how many */
export async function sweepExports(): Promise<number> {
  await endOldDataExports(EXPORT_PENDING_HOURS_MAX);
  const forgotten = await findOrphanedFiles(await listQuietExportFiles(QUIET_MS));
  for (const name of forgotten) await deleteExportFile(name);
  return forgotten.length;
}
