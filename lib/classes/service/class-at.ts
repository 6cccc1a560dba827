import type { SessionRow } from '@/lib/classes/repository/find-sessions';
import type { ClassAt } from '@/lib/classes/server-texts';

type Times = Pick<SessionRow, 'name' | 'startsAt' | 'timeZone'>;

export const toClassAt = ({ name, startsAt, timeZone }: Times): ClassAt => ({
  lesson: name,
  startsAt: startsAt.toISOString(),
  timeZone,
});
