import { route } from '@/lib/platform/http/handler';
import { noContent } from '@/lib/platform/http/responses';
import { countVisit } from '@/lib/platform/observability/metrics';
import { vitalsSchema } from '@/lib/platform/observability/vitals';

/** A browser that does not want to be counted asks nothing here; should one, it is not counted. */
const isUncounted = ({ headers }: Request): boolean =>
  headers.get('dnt') === '1' || headers.get('sec-gpc') === '1';

export const POST = route({
  summary: 'What one visit in ten took in the browser; nothing in it says who it was',
  auth: 'none',
  rateLimit: 'vitals',
  body: vitalsSchema,
  handle: async ({ body, request }) => {
    if (!isUncounted(request)) countVisit(body);
    return noContent();
  },
});
