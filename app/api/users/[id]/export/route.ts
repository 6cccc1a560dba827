import { route } from '@/lib/platform/http/handler';
import { Reply } from '@/lib/platform/http/responses';
import { dataExportSchema } from '@/lib/users/schema/account';
import { userParamsSchema } from '@/lib/users/schema/profile';
import { readExport, requestExport } from '@/lib/users/service/export-account';

export const POST = route({
  summary:
    'Requests a data export (ZIP with texts and pictures); while one is pending, returns that one',
  auth: 'required',
  rateLimit: 'makeExport',
  params: userParamsSchema,
  response: dataExportSchema,
  answers: [202],
  handle: async ({ actor, params }) => new Reply(await requestExport(actor, params.id), 202),
});

export const GET = route({
  summary: 'The state of the caller’s data export, and until when it can be downloaded',
  auth: 'required',
  rateLimit: 'read',
  params: userParamsSchema,
  response: dataExportSchema,
  handle: ({ actor, params }) => readExport(actor, params.id),
});
