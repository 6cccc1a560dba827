import type { z } from 'zod';
import type { Actor } from '@/lib/platform/auth/actor';
import { identify, parseInput, type RouteContext, settleError } from '@/lib/platform/http/handler';

interface FormPost {
  /** Null for a guest, and with `auth: 'none'`. */
  actor: Actor | null;
  request: Request;
  params: RouteContext['params'];
}

/**
 * The target of a plain form, which works without scripts: it answers with a page, and with a sentence where `route` answers
 * JSON. The handler decides about other sites and limits, and ignores fields that it does not know.
 */
export function formRoute(
  auth: 'none' | 'optional',
  answer: (post: FormPost) => Promise<Response>,
): (request: Request, context: RouteContext) => Promise<Response> {
  return async (request, { params }) => {
    let actor: Actor | null = null;
    try {
      actor = await identify(request, auth);
      return await answer({ actor, request, params });
    } catch (error) {
      const { sentence, status, retryAfterSeconds } = await settleError(error, request, actor);
      const headers = new Headers({ 'Cache-Control': 'private, no-store' });
      if (retryAfterSeconds !== undefined) headers.set('Retry-After', String(retryAfterSeconds));
      return new Response(sentence, { status, headers });
    }
  };
}

/** The fields of a form as the schema of its call gives them. An empty field is one that was not filled in. @throws AppError invalid */
export function parseForm<S extends z.ZodType>(
  schema: S,
  fields: Record<string, string | boolean | undefined>,
): z.output<S> {
  const filled = Object.entries(fields).filter(([, value]) => value !== '' && value !== undefined);
  // Checked first with the sentences for people; then parsed for its type.
  return schema.parse(parseInput(schema, Object.fromEntries(filled)));
}
