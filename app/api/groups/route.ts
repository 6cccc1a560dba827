import { createGroupSchema } from '@/lib/groups/schema/edit-group';
import { groupSchema } from '@/lib/groups/schema/group';
import { createGroup } from '@/lib/groups/service/edit-group';
import { route } from '@/lib/platform/http/handler';
import { onceByKey } from '@/lib/platform/http/idempotency';
import { created } from '@/lib/platform/http/responses';

export const POST = route({
  summary: 'Creates a group; its creator is the first member (accepts an Idempotency-Key)',
  auth: 'organiser',
  rateLimit: 'write',
  body: createGroupSchema,
  response: groupSchema,
  answers: [201],
  handle: ({ actor, body, request }) =>
    onceByKey({ request, actor, scope: 'POST /api/groups', body }, async () =>
      created(await createGroup(actor, body)),
    ),
});
