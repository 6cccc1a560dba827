import type { Actor } from '@/lib/platform/auth/actor';
import { readForm } from '@/lib/platform/http/body';
import { formRoute } from '@/lib/platform/http/form-route';
import { isSameOrigin } from '@/lib/platform/http/origin';
import { addressKey, clientAddress, consumeRateLimit } from '@/lib/platform/http/rate-limiter';
import { languageCookie } from '@/lib/platform/language/choice';
import type { Language } from '@/lib/platform/language/languages';
import { pathIn, splitLanguage } from '@/lib/platform/language/paths';
import { chooseLanguageSchema } from '@/lib/platform/language/schema';
import { routes, safeReturnPath } from '@/lib/routes';
import { chooseLanguage } from '@/lib/users/service/change-settings';

/**
 * The target of the language switch: redirects to the present page in the chosen language. A form of another site, or with an
 * unsupported language, changes nothing.
 */
export const POST = formRoute('optional', async ({ actor, request }) => {
  const headers = new Headers({ Location: routes.home(), 'Cache-Control': 'private, no-store' });
  const elsewhere = new Response(null, { status: 303, headers });
  if (!isSameOrigin(request)) return elsewhere;
  await limit(actor, request);
  const choice = chooseLanguageSchema.safeParse(await readForm(request));
  if (!choice.success) return elsewhere;
  const { language, returnTo } = choice.data;
  if (actor) await chooseLanguage(actor, language);
  headers.set('Set-Cookie', languageCookie(language));
  const page = addressIn(language, safeReturnPath(returnTo));
  headers.set('Location', page ?? pathIn(language, routes.home()));
  return new Response(null, { status: 303, headers });
});

const limit = (actor: Actor | null, request: Request): Promise<void> =>
  actor
    ? consumeRateLimit('write', `u${actor.userId}`)
    : consumeRateLimit('publicRead', addressKey(clientAddress(request)));

/**
 * The same page in the language; null without one. Without its prefix a path may lead to another site, so it is checked again.
 */
function addressIn(language: Language, path: string | null): string | null {
  const [, page = '', rest = ''] = /^([^?#]*)(.*)$/.exec(path ?? '') ?? [];
  return safeReturnPath(page && pathIn(language, splitLanguage(page).path) + rest);
}
