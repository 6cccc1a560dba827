import { apiDocument } from './document';

/** The same for everyone for the lifetime of this build. */
export const dynamic = 'force-static';

export function GET(): Response {
  return Response.json(apiDocument());
}
