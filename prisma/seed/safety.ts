import type { ReportReason } from '@/lib/moderation/constants';
import { at, createRandom } from './random';
import type { SampleReview } from './venues';
import type { Resident } from './world';

export interface SampleReport {
  reporterId: number;
  targetType: 'person' | 'review' | 'venue';
  targetId: number;
  subjectId: number | null;
  reason: ReportReason;
  note: string;
  status: 'open' | 'resolved' | 'dismissed';
  action: string | null;
  adminNotes: string | null;
  snapshot: Record<string, string | number>;
  daysAgo: number;
}

/** Open reports for the admin and decided ones. Ids of reviews are their positions in the list. */
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
  return [
    { ...aboutPerson(first, loud, 'harassment', 'Keeps writing after I said no.', 1), ...OPEN },
    {
      reporterId: second.id,
      targetType: 'review',
      targetId: harsh + 1,
      subjectId: review.userId,
      reason: 'wrong',
      note: 'This person never came to the ground.',
      snapshot: { venueId: review.venueId, rating: review.rating, comment: review.comment ?? '' },
      daysAgo: 2,
      ...OPEN,
    },
    wrongPin(third),
    ...decidedReports(fourth, quiet, first),
  ];
}

const OPEN = { status: 'open', action: null, adminNotes: null } as const;

function wrongPin(reporter: Resident): SampleReport {
  return {
    reporterId: reporter.id,
    targetType: 'venue',
    targetId: 27,
    subjectId: null,
    reason: 'wrong',
    note: 'The pin is on the other side of the canal.',
    snapshot: {},
    daysAgo: 4,
    ...OPEN,
  };
}

function decidedReports(reporter: Resident, quiet: Resident, winner: Resident): SampleReport[] {
  return [
    {
      ...aboutPerson(reporter, quiet, 'spam', 'Sends the same advert to everybody.', 12),
      status: 'resolved',
      action: 'warn',
      adminNotes: 'Warned, has stopped.',
    },
    {
      ...aboutPerson(quiet, winner, 'other', 'Beat me three times in a row.', 15),
      status: 'dismissed',
      action: null,
      adminNotes: 'That is called practice.',
    },
  ];
}

function aboutPerson(
  reporter: Resident,
  subject: Resident,
  reason: ReportReason,
  note: string,
  daysAgo: number,
) {
  return {
    reporterId: reporter.id,
    targetType: 'person' as const,
    targetId: subject.id,
    subjectId: subject.id,
    reason,
    note,
    snapshot: { name: subject.name, bio: subject.bio ?? '' },
    daysAgo,
  };
}
