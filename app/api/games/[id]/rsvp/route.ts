import { changeGuestsSchema, rsvpSchema } from '@/lib/games/schema/edit-game';
import { gameParamsSchema, gameSchema } from '@/lib/games/schema/read-game';
import { readGame } from '@/lib/games/service/read-game';
import { answerGame, changeGuests, leaveGame } from '@/lib/games/service/rsvp';
import { route } from '@/lib/platform/http/handler';
import { onceByKey } from '@/lib/platform/http/idempotency';
import { created } from '@/lib/platform/http/responses';

export const POST = route({
  summary:
    'Answers a game: joins it, or its waitlist with waitlist: true (409 when it is full); a member may also answer maybe or out (accepts an Idempotency-Key)',
  auth: 'write',
  rateLimit: 'write',
  params: gameParamsSchema,
  body: rsvpSchema,
  response: gameSchema,
  answers: [201],
  handle: ({ actor, params, body, request }) =>
    onceByKey(
      {
        request,
        actor,
        scope: `POST /api/games/${params.id}/rsvp`,
        body,
        read: async () => created(await readGame(actor, params.id)),
      },
      async () => created(await answerGame(actor, params.id, body)),
    ),
});

export const PATCH = route({
  summary: 'Changes the caller’s number of guests; 409 when there are not enough places',
  auth: 'write',
  rateLimit: 'write',
  params: gameParamsSchema,
  body: changeGuestsSchema,
  response: gameSchema,
  handle: ({ actor, params, body }) => changeGuests(actor, params.id, body),
});

export const DELETE = route({
  summary: 'Gives up a seat in a game; the first on the waitlist gets it at once',
  auth: 'write',
  rateLimit: 'write',
  params: gameParamsSchema,
  response: gameSchema,
  handle: ({ actor, params }) => leaveGame(actor, params.id),
});
