import { at, createRandom } from './random';
import type { SampleReview } from './venues';
import type { Resident } from './world';

export interface SampleReport {
  reporterId: number;
  targetType: 'person' | 'review' | 'venue';
  targetId: number;
  subjectId: number | null;
  reason: string;
  note: string;
  status: 'open' | 'resolved' | 'dismissed';
  action: string | null;
  adminNotes: string | null;
  snapshot: Record<string, string>;
  daysAgo: number;
}

/** What waits for the admin and what has been dealt with. Ids of reviews are their places in the list. */
export function buildReports(
  people: readonly Resident[],
  reviews: readonly SampleReview[],
): SampleReport[] {
  const dice = createRandom('reports');
  const [first, second, third, fourth, loud, quiet] = dice.sample(
    people.filter((person) => person.city === 'Lahore' && !person.isSample),
    6,
  );
  if (!first || !second || !third || !fourth || !loud || !quiet) return [];
  const harsh = Math.max(
    0,
    reviews.findIndex(({ rating, comment }) => rating === 1 && comment),
  );
  const review = at(reviews, harsh);
  const open = { status: 'open', action: null, adminNotes: null } as const;
  return [
    {
      reporterId: first.id,
      targetType: 'person',
      targetId: loud.id,
      subjectId: loud.id,
      reason: 'harassment',
      note: 'Keeps writing after I said no.',
      snapshot: { name: loud.name, bio: loud.bio ?? '' },
      daysAgo: 1,
      ...open,
    },
    {
      reporterId: second.id,
      targetType: 'review',
      targetId: harsh + 1,
      subjectId: review.userId,
      reason: 'false',
      note: 'This person never came to the ground.',
      snapshot: { comment: review.comment ?? '' },
      daysAgo: 2,
      ...open,
    },
    {
      reporterId: third.id,
      targetType: 'venue',
      targetId: 27,
      subjectId: null,
      reason: 'wrong',
      note: 'The pin is on the other side of the canal.',
      snapshot: {},
      daysAgo: 4,
      ...open,
    },
    {
      reporterId: fourth.id,
      targetType: 'person',
      targetId: quiet.id,
      subjectId: quiet.id,
      reason: 'spam',
      note: 'Sends the same advert to everybody.',
      status: 'resolved',
      action: 'warn',
      adminNotes: 'Warned, has stopped.',
      snapshot: { name: quiet.name, bio: quiet.bio ?? '' },
      daysAgo: 12,
    },
    {
      reporterId: quiet.id,
      targetType: 'person',
      targetId: first.id,
      subjectId: first.id,
      reason: 'other',
      note: 'Beat me three times in a row.',
      status: 'dismissed',
      action: null,
      adminNotes: 'That is called practice.',
      snapshot: { name: first.name, bio: first.bio ?? '' },
      daysAgo: 15,
    },
  ];
}
