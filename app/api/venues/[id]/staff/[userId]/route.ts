import { staffParamsSchema } from '@/lib/courts/schema/court';
import { removeStaff } from '@/lib/courts/service/manage-courts';
import { route } from '@/lib/platform/http/handler';
import { noContent } from '@/lib/platform/http/responses';

export const DELETE = route({
  summary: 'Ends a person’s role at the venue’s desk; people may leave it themselves',
  auth: 'organiser',
  rateLimit: 'write',
  params: staffParamsSchema,
  handle: async ({ actor, params }) => {
    await removeStaff(actor, params.id, params.userId);
    return noContent();
  },
});
