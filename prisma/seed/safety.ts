import type { NewRow } from '../rows/insert-rows';
import { at, createRandom } from './random';
import type { SampleReview } from './venues';
import { isLahori, type Resident } from './world';

type SampleReport = NewRow<'reports'> & { daysAgo: number };

/** Open reports for the admin and decided ones. Ids of reviews are their positions in the list. */
export function buildReports(
  people: readonly Resident[],
  reviews: readonly SampleReview[],
): SampleReport[] {
  const dice = createRandom('reports');
  const chosen = dice.sample(people.filter(isLahori), 6);
  const [first, second, third, fourth, loud, quiet] = chosen;
  if (!first || !second || !third || !fourth || !loud || !quiet) return [];
  const harsh = Math.max(
    0,
    reviews.findIndex(({ rating, comment }) => rating === 1 && comment),
  );
  const { userId, venueId, rating, comment } = at(reviews, harsh);
  const reports: SampleReport[] = [
    aboutPerson(first, loud, 'harassment', 'Keeps writing after I said no.', 1),
    {
      reporterId: second.id,
      targetType: 'review',
      targetId: harsh + 1,
      subjectId: userId,
      reason: 'wrong',
      note: 'This person never came to the ground.',
      snapshot: { venueId, rating, comment: comment ?? '' },
      daysAgo: 2,
    },
    {
      reporterId: third.id,
      targetType: 'venue',
      targetId: 27,
      reason: 'wrong',
      note: 'The pin is on the other side of the canal.',
      snapshot: {},
      daysAgo: 4,
    },
    {
      ...aboutPerson(fourth, quiet, 'spam', 'Sends the same advert to everybody.', 12),
      status: 'resolved',
      action: 'warn',
      adminNotes: 'Warned, has stopped.',
    },
    {
      ...aboutPerson(quiet, first, 'other', 'Beat me three times in a row.', 15),
      status: 'dismissed',
      adminNotes: 'That is called practice.',
    },
  ];
  return reports.map((report) => ({
    subjectId: null,
    status: 'open',
    action: null,
    adminNotes: null,
    ...report,
  }));
}

function aboutPerson(
  reporter: Resident,
  subject: Resident,
  reason: string,
  note: string,
  daysAgo: number,
): SampleReport {
  return {
    reporterId: reporter.id,
    targetType: 'person',
    targetId: subject.id,
    subjectId: subject.id,
    reason,
    note,
    snapshot: { name: subject.name, bio: subject.bio ?? '' },
    daysAgo,
  };
}
