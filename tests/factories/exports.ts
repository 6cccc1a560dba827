import { db } from '@/lib/platform/db/client';
import { makeExport } from '@/lib/users/service/make-export';
import { unzip } from '@/tests/factories/unzip';
import { call } from '@/tests/integration/call';

/** Runs the job of a requested export, as the worker would. */
export async function makeExportOf(userId: number): Promise<void> {
  const { id } = await db.dataExport.findUniqueOrThrow({ where: { userId } });
  await makeExport(id);
}

/** Requests, builds and downloads an export. @returns its content */
export async function takeExport(person: {
  user: { id: number };
  cookie: string;
}): Promise<Map<string, Buffer>> {
  const options = { params: { id: person.user.id }, cookie: person.cookie };
  await call('POST /api/users/{id}/export', options);
  await makeExportOf(person.user.id);
  const response = await call('GET /api/users/{id}/export/file', options);
  return unzip(new Uint8Array(await response.arrayBuffer()));
}
