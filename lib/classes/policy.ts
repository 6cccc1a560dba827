export const CLASS_ACTIONS = ['join', 'leave', 'cancel'] as const;
export type ClassAction = (typeof CLASS_ACTIONS)[number];
export type ClassSide = 'coach' | 'client';
export type ParticipantStatus = 'going' | 'waitlisted' | 'out';

export interface ClassFacts {
  status: 'upcoming' | 'cancelled';
  startsAt: Date;
  /** The actor's own status; null if they never joined. */
  mine: ParticipantStatus | null;
}

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
};

export function isOpen({ status, startsAt }: ClassFacts, now: Date): boolean {
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
