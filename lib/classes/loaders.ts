import type { ClassSide } from '@/lib/classes/policy';
import { type ClassSessionDto, classSessionListSchema } from '@/lib/classes/schema';
import { listOwnSessions, listSessions } from '@/lib/classes/service/read-sessions';
import type { Session } from '@/lib/platform/auth/session-store';

/** The coming dates of a coach's classes, for a page that has read the coach. */
export async function loadClassDates(
  session: Session | null,
  coachId: number,
): Promise<ClassSessionDto[]> {
  return classSessionListSchema.parse(await listSessions(session?.actor ?? null, coachId));
}

/** The coming classes of one side. */
export async function loadOwnClasses(
  { actor }: Session,
  side: ClassSide,
): Promise<ClassSessionDto[]> {
  return classSessionListSchema.parse(await listOwnSessions(actor, side));
}
