import { followListSchema, followSchema } from '@/lib/follows/schema';
import { follow, listFollows } from '@/lib/follows/service/follow';
import { route } from '@/lib/platform/http/handler';

export const GET = route({
  summary: 'What the person follows, newest first',
  auth: 'read',
  rateLimit: 'read',
  response: followListSchema,
  handle: ({ actor }) => listFollows(actor),
});

export const POST = route({
  summary: 'Follows a sport in an area, a venue, a person or a group; nobody is told of it',
  auth: 'write',
  rateLimit: 'write',
  body: followSchema,
  response: followListSchema,
  handle: ({ actor, body }) => follow(actor, body),
});
