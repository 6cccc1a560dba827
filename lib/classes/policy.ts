export const CLASS_ACTIONS = ['join', 'leave', 'cancel', 'keep'] as const;
export type ClassAction = (typeof CLASS_ACTIONS)[number];
export type ClassSide = 'coach' | 'client';
export type ParticipantStatus = 'going' | 'waitlisted' | 'out';

export interface ClassFacts {
  status: 'upcoming' | 'cancelled';
  startsAt: Date;
  /** The actor's own status; null if they never joined. */
  mine: ParticipantStatus | null;
  /** It may still be cancelled for too few people. */
  isUndecided: boolean;
}

type Moment = Pick<ClassFacts, 'status' | 'startsAt'>;

interface Rule {
  side: ClassSide;
  isDue: (facts: ClassFacts) => boolean;
}

const isIn = ({ mine }: ClassFacts) => mine === 'going' || mine === 'waitlisted';

/** Who may do what with a class on a date; nothing once it has begun or is cancelled. */
export const CLASS_RULES: Record<ClassAction, Rule> = {
  join: { side: 'client', isDue: (facts) => !isIn(facts) },
  leave: { side: 'client', isDue: isIn },
  cancel: { side: 'coach', isDue: () => true },
  keep: { side: 'coach', isDue: ({ isUndecided }) => isUndecided },
};

export function isOpen({ status, startsAt }: Moment, now: Date): boolean {
  return status === 'upcoming' && startsAt > now;
}

export function canActOnClass(
  side: ClassSide,
  action: ClassAction,
  facts: ClassFacts,
  now: Date,
): boolean {
  const rule = CLASS_RULES[action];
  return rule.side === side && isOpen(facts, now) && rule.isDue(facts);
}

interface MinimumFacts extends Moment {
  minimum: number | null;
  decideHours: number | null;
  keptOn: boolean;
}

/** When a class is cancelled unless enough people have joined; null where it takes place anyway. */
export function decisionTime({
  minimum,
  decideHours,
  keptOn,
  startsAt,
}: MinimumFacts): Date | null {
  if (minimum === null || decideHours === null || keptOn) return null;
  return new Date(startsAt.getTime() - decideHours * 3_600_000);
}

export function isUndecided(session: MinimumFacts, now: Date): boolean {
  const at = decisionTime(session);
  return at !== null && at > now && isOpen(session, now);
}

/** Whether the decision at that time is to cancel. One of an earlier plan decides nothing. */
export function isTooFew(
  session: MinimumFacts & { goingCount: number },
  at: Date,
  now: Date,
): boolean {
  const isPlanned = decisionTime(session)?.getTime() === at.getTime() && isOpen(session, now);
  return isPlanned && session.goingCount < (session.minimum ?? 0);
}

/** The coach notes who came once it has begun. */
export function canMarkAttendance({ status, startsAt }: Moment, now: Date): boolean {
  return status === 'upcoming' && startsAt <= now;
}
