import { sportId } from '../../rows/sports';
import type { World } from '../build-world';
import type { Clock } from '../clock';
import { findNeighbourhood, placeName } from '../data/areas';
import { VENUE_APPLICATIONS } from '../data/venue-applications';
import { at, createRandom } from '../random';
import { isLahori, SAMPLE_IDS } from '../world';
import { stamps } from './stamps';

export function rowsOfVenues(world: World, clock: Clock) {
  return {
    venues: world.venues.map(({ quality: _quality, addedDaysAgo, ...venue }) => ({
      ...venue,
      ...stamps(clock.daysAgo(addedDaysAgo, venue.id * 7)),
    })),
    venueReviews: world.reviews.map(({ daysAgo, ...review }, index) => {
      const written = clock.daysAgo(daysAgo, index % 900);
      const ownerReplyAt = review.ownerReply ? written : null;
      return { ...review, id: index + 1, ownerReplyAt, ...stamps(written) };
    }),
    venueApplications: applications(world, clock),
    reports: world.reports.map(({ daysAgo, ...report }, index) => {
      const isOpen = report.status === 'open';
      return {
        ...report,
        resolvedById: isOpen ? null : SAMPLE_IDS.admin,
        resolvedAt: isOpen ? null : clock.daysAgo(daysAgo - 1),
        createdAt: clock.daysAgo(daysAgo, 20 + index),
      };
    }),
  };
}

/** Pending ones for the admin, approved ones of the owners. */
function applications({ people, venues }: World, clock: Clock) {
  const dice = createRandom('venue applications');
  const applicants = dice.sample(people.filter(isLahori), VENUE_APPLICATIONS.length);
  return VENUE_APPLICATIONS.map((sketch, index) => {
    const applicant = at(applicants, index);
    const home = findNeighbourhood('Lahore', sketch.area);
    const venue = venues.find(({ name }) => name === sketch.name);
    const { latitude, longitude } = venue ?? home;
    const isOpen = sketch.status === 'pending';
    return {
      ...sketch,
      id: index + 1,
      userId: applicant.id,
      venueId: venue?.id ?? null,
      address: venue?.address ?? `${dice.int(3, 90)} ${at(home.streets, 0)}, ${placeName(home)}`,
      city: 'Lahore',
      latitude,
      longitude,
      sports: sketch.sports.map(sportId),
      contactPhone: `+92 300 0000${String(300 + index)}`,
      contactEmail: applicant.email,
      submittedAt: clock.daysAgo(isOpen ? index + 1 : 10 + index, 90),
      reviewedAt: isOpen ? null : clock.daysAgo(8, index),
      reviewedBy: isOpen ? null : SAMPLE_IDS.admin,
    };
  });
}
