import { operations } from '@/app/api/openapi.json/operations';
import { tags } from '@/app/api/openapi.json/tags';
import { buildOpenApi } from '@/lib/platform/http/openapi';

/** The same for everyone for the lifetime of this build. */
export const dynamic = 'force-static';

export function GET(): Response {
  return Response.json(buildOpenApi(operations, tags));
}
