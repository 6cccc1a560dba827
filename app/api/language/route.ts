import { readSessionToken } from '@/lib/platform/auth/session-cookie';
import { findActorByToken } from '@/lib/platform/auth/session-store';
import { AppError } from '@/lib/platform/errors/app-error';
import { readForm } from '@/lib/platform/http/body';
import { isSameOrigin } from '@/lib/platform/http/origin';
import { consumeRateLimit } from '@/lib/platform/http/rate-limiter';
import { languageCookie } from '@/lib/platform/language/choice';
import type { Language } from '@/lib/platform/language/languages';
import { pathIn, splitLanguage } from '@/lib/platform/language/paths';
import { chooseLanguageSchema } from '@/lib/platform/language/schema';
import { routes, safeReturnPath } from '@/lib/routes';
import { chooseLanguage } from '@/lib/users/service/choose-language';

/**
 * The target of the language switch, a plain form that works without scripts, so it answers with a page: the one that was read,
 * in the chosen language. A form of another site, or for a language that we do not have, changes nothing.
 */
export async function POST(request: Request): Promise<Response> {
  try {
    return await answer(request);
  } catch (error) {
    if (error instanceof AppError) return new Response(error.sentence, { status: error.status });
    throw error;
  }
}

async function answer(request: Request): Promise<Response> {
  const choice = chooseLanguageSchema.safeParse(await readForm(request));
  const headers = new Headers({ Location: routes.home(), 'Cache-Control': 'private, no-store' });
  if (choice.success && isSameOrigin(request)) {
    const { language, returnTo } = choice.data;
    await keepForPerson(request, language);
    headers.set('Set-Cookie', languageCookie(language));
    const page = addressIn(language, safeReturnPath(returnTo));
    headers.set('Location', page ?? pathIn(language, routes.home()));
  }
  return new Response(null, { status: 303, headers });
}

async function keepForPerson(request: Request, language: Language): Promise<void> {
  const token = readSessionToken(request.headers.get('cookie'));
  const actor = token ? await findActorByToken(token) : null;
  if (!actor) return;
  await consumeRateLimit('write', `u${actor.userId}`);
  await chooseLanguage(actor, language);
}

/** The same page; null without one. Without its prefix a path may be that of another site, so it is looked at again. */
function addressIn(language: Language, path: string | null): string | null {
  const [, page = '', rest = ''] = /^([^?#]*)(.*)$/.exec(path ?? '') ?? [];
  return safeReturnPath(page && pathIn(language, splitLanguage(page).path) + rest);
}
