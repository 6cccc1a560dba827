import {
  friendRequestListSchema,
  friendRequestSchema,
  listFriendRequestsSchema,
  sendFriendRequestSchema,
} from '@/lib/connections/schema';
import { listRequests } from '@/lib/connections/service/list-connections';
import { sendRequest } from '@/lib/connections/service/send-request';
import { route } from '@/lib/platform/http/handler';
import { batch, created } from '@/lib/platform/http/responses';

export const GET = route({
  summary: 'Pending connection requests, received or sent, newest first',
  auth: 'read',
  rateLimit: 'read',
  query: listFriendRequestsSchema,
  response: friendRequestListSchema,
  handle: async ({ actor, query, request }) => {
    const { items, nextCursor } = await listRequests(actor, query);
    return batch(items, request, nextCursor);
  },
});

export const POST = route({
  summary: 'Sends a connection request, or accepts a pending one from that person',
  auth: 'write',
  rateLimit: 'write',
  body: sendFriendRequestSchema,
  response: friendRequestSchema,
  answers: [201],
  handle: async ({ actor, body }) => created(await sendRequest(actor, body)),
});
