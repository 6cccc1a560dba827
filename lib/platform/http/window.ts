import { Reply } from '@/lib/platform/http/responses';

/** A batch of a numbered list; the `Link` header has the URL of the next one (RFC 8288). */
export function windowReply<T>(
  { items, next }: { items: T[]; next: Record<string, number> | null },
  request: Request,
): Reply {
  if (!next) return new Reply(items, 200);
  const url = new URL(request.url);
  for (const [name, value] of Object.entries(next)) url.searchParams.set(name, String(value));
  return new Reply(items, 200, { Link: `<${url.pathname}${url.search}>; rel="next"` });
}
