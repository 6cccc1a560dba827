import { calendarFeedSchema, newCalendarFeedSchema } from '@/lib/calendar/schema';
import { createFeed, readFeedState, revokeFeed } from '@/lib/calendar/service';
import { route } from '@/lib/platform/http/handler';
import { created, noContent } from '@/lib/platform/http/responses';

export const GET = route({
  summary: 'Whether the caller’s calendar feed is on',
  auth: 'required',
  rateLimit: 'read',
  response: calendarFeedSchema,
  handle: ({ actor }) => readFeedState(actor),
});

export const POST = route({
  summary: 'Creates the secret link of the caller’s calendar feed; an older one stops working',
  auth: 'required',
  rateLimit: 'write',
  response: newCalendarFeedSchema,
  answers: [201],
  handle: async ({ actor }) => created(await createFeed(actor)),
});

export const DELETE = route({
  summary: 'Turns the caller’s calendar feed off',
  auth: 'required',
  rateLimit: 'write',
  handle: async ({ actor }) => {
    await revokeFeed(actor);
    return noContent();
  },
});
