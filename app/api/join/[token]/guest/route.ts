import { entryCookie } from '@/components/invites/entry-cookie';
import {
  enterByLinkSchema,
  enteredByLinkSchema,
  inviteTokenParamsSchema,
} from '@/lib/invites/schema';
import { enterByLink } from '@/lib/invites/service/enter-by-link';
import { route } from '@/lib/platform/http/handler';
import { clientAddress } from '@/lib/platform/http/rate-limiter';
import { Reply } from '@/lib/platform/http/responses';

export const POST = route({
  summary:
    'Enters by an invite link without an account: an email proves the address, and a seat of the game is held for half an hour. The response is the same for an address that has an account',
  auth: 'none',
  rateLimit: 'register',
  params: inviteTokenParamsSchema,
  body: enterByLinkSchema,
  response: enteredByLinkSchema,
  answers: [201],
  errors: ['conflict', 'forbidden'],
  handle: async ({ params: { token }, body, request }) => {
    const entered = await enterByLink(token, body, clientAddress(request));
    return new Reply(entered, 201, {}, [entryCookie(token, entered)]);
  },
});
