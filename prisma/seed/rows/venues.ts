import { sportId, sportNamed } from '../../rows/sports';
import type { World } from '../build-world';
import type { Clock } from '../clock';
import { placeName } from '../data/areas';
import { itemsOf, readTable } from '../data/table';
import { findNeighbourhood, playedIn } from '../place';
import { at, createRandom } from '../random';
import { isLahori, SAMPLE_IDS } from '../world';
import { stamps } from './stamps';

/** An approved one was for the listed venue of that name. */
const VENUE_APPLICATIONS = readTable(
  ['name', 'area', 'sports', 'facilities', 'priceRange', 'status', 'adminNotes', 'description'],
  `
Canal Side Paddle House | Johar Town | Paddle | Lighting / Parking / Cafeteria | Rs. 4,000 to 5,500 per hour | pending | | Two new glass courts, opening next month.
Third Floor Table Tennis | Garden Town | Table Tennis | Air Conditioning / WiFi | Rs. 600 per table and hour | pending | | Ten tables above the bookshop.
Old Mill Futsal | Township | Soccer | Lighting / Parking / Seating Area | Rs. 3,000 per hour | pending | | Covered five-a-side pitch in a former mill hall.
Kite Paddle Yard | Gulberg | Paddle | Lighting / Equipment Rental / Parking | Rs. 3,800 to 5,000 per hour | approved | Papers seen. | We run the yard and would like to look after its page.
Sunrise Sports Complex | DHA | Badminton / Basketball / Volleyball | Parking / Changing Rooms / Showers | From Rs. 1,200 per hour | approved | | Managed by our family since it opened.
Back Garden Cricket | Cantt | Cricket | | Negotiable | rejected | A private garden cannot be listed as a venue. | My garden is quite large.`,
).map(({ sports, facilities, adminNotes, status, ...row }) => ({
  ...row,
  sports: itemsOf(sports).map(sportNamed),
  facilities: itemsOf(facilities),
  adminNotes: adminNotes || null,
  status: (['pending', 'approved', 'rejected'] as const).find((one) => one === status) ?? 'pending',
}));

export function rowsOfVenues(world: World, clock: Clock) {
  return {
    venues: world.venues.map(({ quality: _quality, addedDaysAgo, ...venue }) => ({
      ...venue,
      pricing: world.courts.rented.get(venue.id)?.pricing ?? venue.pricing,
      ownerId: world.courts.rented.get(venue.id)?.ownerId ?? null,
      verifiedAt: world.courts.rented.has(venue.id) ? clock.daysAgo(12) : null,
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
function applications({ people, venues, place }: World, clock: Clock) {
  const dice = createRandom('venue applications');
  const applicants = dice.sample(people.filter(isLahori), VENUE_APPLICATIONS.length);
  return VENUE_APPLICATIONS.map((sketch, index) => {
    const applicant = at(applicants, index);
    const home = findNeighbourhood(place, 'Lahore', sketch.area);
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
      sports: sketch.sports.map((sport) => sportId(playedIn(place, sport, 0))),
      contactPhone: `+92 300 0000${String(300 + index)}`,
      contactEmail: applicant.email,
      submittedAt: clock.daysAgo(isOpen ? index + 1 : 10 + index, 90),
      reviewedAt: isOpen ? null : clock.daysAgo(8, index),
      reviewedBy: isOpen ? null : SAMPLE_IDS.admin,
    };
  });
}
