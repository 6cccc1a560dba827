import { deleteExportFile, listQuietExportFiles } from '@/lib/storage/export-files';
import { EXPORT_PENDING_HOURS_MAX } from '@/lib/users/constants';
import { endOldDataExports, findForgottenFiles } from '@/lib/users/repository/data-exports';

/** One that is being written has no row yet. */
const QUIET_MS = 3_600_000;

/** Removes the files whose days are over, and those of workers that died. @returns how many */
export async function sweepExports(): Promise<number> {
  await endOldDataExports(EXPORT_PENDING_HOURS_MAX);
  const forgotten = await findForgottenFiles(await listQuietExportFiles(QUIET_MS));
  for (const name of forgotten) await deleteExportFile(name);
  return forgotten.length;
}
