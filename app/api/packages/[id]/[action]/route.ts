import { movePackageParamsSchema, packageSchema } from '@/lib/bookings/schema';
import { movePackage } from '@/lib/bookings/service/packages';
import { route } from '@/lib/platform/http/handler';

export const POST = route({
  summary: 'Accepts or declines a requested package (coach), or cancels it (client)',
  auth: 'organiser',
  rateLimit: 'write',
  params: movePackageParamsSchema,
  response: packageSchema,
  handle: ({ actor, params }) => movePackage(actor, params.id, params.action),
});
