import { cookiesOf } from '@/lib/platform/auth/reader-cookies';
import { texts } from '@/lib/platform/auth/server-texts';
import { findSessionUser } from '@/lib/platform/auth/session-store';
import { AppError } from '@/lib/platform/errors/app-error';
import { route } from '@/lib/platform/http/handler';
import { Reply } from '@/lib/platform/http/responses';
import { say } from '@/lib/platform/language/say';
import { currentUserSchema, toCurrentUser } from '@/lib/users/schema/current-user';

export const GET = route({
  summary: 'The signed-in person, including private fields and e-mail',
  auth: 'read',
  rateLimit: 'read',
  response: currentUserSchema,
  handle: async ({ actor }) => {
    const user = await findSessionUser(actor.userId);
    if (!user) throw new AppError('unauthorized', say(texts, 'pleaseSignIn'));
    // A choice made on another device is applied in this browser.
    return new Reply(toCurrentUser(user), 200, {}, cookiesOf(user));
  },
});
