import { oembedQuerySchema, oembedSchema } from '@/lib/embed/schema';
import { describeEmbed } from '@/lib/embed/service';
import { route } from '@/lib/platform/http/handler';

export const GET = route({
  summary: 'What other sites show for the address of a public group or venue (oEmbed 1.0)',
  auth: 'none',
  rateLimit: 'publicRead',
  query: oembedQuerySchema,
  response: oembedSchema,
  errors: ['not_found'],
  handle: ({ query }) => describeEmbed(query),
});
