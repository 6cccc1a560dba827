import type { SessionRow } from '@/lib/classes/repository/find-sessions';
import type { ClassAt } from '@/lib/classes/server-texts';

type Times = Pick<SessionRow, 'name' | 'startsAt' | 'timeZone'>;

export const toClassAt = ({ name, startsAt, timeZone }: Times): ClassAt => ({
  lesson: name,
  startsAt: startsAt.toISOString(),
  timeZone,
});

/**
 * What a participant is told names the coach and their class: it goes when the page is hidden, and does not name a banned coach.
 */
export const aboutCoach = ({
  id,
  coachId,
  coachUserId,
}: Pick<SessionRow, 'id' | 'coachId' | 'coachUserId'>) => ({
  classSessionId: id,
  coachId,
  named: [coachUserId],
});
