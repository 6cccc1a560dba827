import { likeDtoSchema, sendLikeSchema } from '@/lib/likes/schema';
import { sendLike } from '@/lib/likes/service';
import { route } from '@/lib/platform/http/handler';
import { Reply } from '@/lib/platform/http/responses';

export const POST = route({
  summary: 'Likes a person, or super likes them once a day; 200 when the like exists already',
  auth: 'write',
  rateLimit: 'swipe',
  body: sendLikeSchema,
  response: likeDtoSchema,
  answers: [200, 201],
  handle: async ({ actor, body }) => {
    const { like, created } = await sendLike(actor, body);
    return new Reply(like, created ? 201 : 200);
  },
});
