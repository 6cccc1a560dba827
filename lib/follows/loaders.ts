import { type FollowDto, followListSchema } from '@/lib/follows/schema';
import { listFollows } from '@/lib/follows/service/follow';
import type { Session } from '@/lib/platform/auth/session-store';

/** For the button of a followed thing; undefined for a guest. */
export async function loadFollows(session: Session | null): Promise<FollowDto[] | undefined> {
  return session ? followListSchema.parse(await listFollows(session.actor)) : undefined;
}
