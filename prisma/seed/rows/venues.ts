import type { Clock } from '../clock';
import { findNeighbourhood, placeName } from '../data/areas';
import { VENUE_APPLICATIONS } from '../data/venue-applications';
import { at, createRandom } from '../random';
import type { SampleReport } from '../safety';
import { sportByName } from '../sports-of-people';
import type { SampleReview } from '../venues';
import { type Resident, SAMPLE_IDS, type SampleVenue } from '../world';

export function venueRows(venues: readonly SampleVenue[], clock: Clock) {
  return venues.map((venue) => {
    const added = clock.daysAgo(venue.addedDaysAgo, venue.id * 7);
    return {
      id: venue.id,
      name: venue.name,
      address: venue.address,
      area: venue.area,
      city: venue.city,
      country: 'Pakistan',
      latitude: venue.point.latitude,
      longitude: venue.point.longitude,
      time_zone: 'Asia/Karachi',
      description: venue.description,
      phone: venue.phone,
      website: venue.website,
      pricing: venue.pricing,
      sports: venue.sports,
      // A trigger looks up the ids, and triggers count the reviews.
      sport_ids: [],
      amenities: venue.amenities,
      rating_sum: 0,
      review_count: 0,
      added_by_id: venue.addedById,
      created_at: added,
      updated_at: added,
    };
  });
}

export function venueReviewRows(reviews: readonly SampleReview[], clock: Clock) {
  return reviews.map((review, index) => {
    const written = clock.daysAgo(review.daysAgo, index % 900);
    return {
      id: index + 1,
      venue_id: review.venueId,
      user_id: review.userId,
      rating: review.rating,
      comment: review.comment,
      owner_reply: review.ownerReply,
      owner_reply_at: review.ownerReply ? written : null,
      created_at: written,
      updated_at: written,
    };
  });
}

/** Applications for venues: pending ones for the admin, approved ones of their owners. */
export function venueApplicationRows(
  people: readonly Resident[],
  venues: readonly SampleVenue[],
  clock: Clock,
) {
  const dice = createRandom('venue applications');
  const applicants = dice.sample(
    people.filter((person) => person.city === 'Lahore' && !person.isSample),
    VENUE_APPLICATIONS.length,
  );
  return VENUE_APPLICATIONS.map((sketch, index) => {
    const applicant = at(applicants, index);
    const home = findNeighbourhood('Lahore', sketch.area);
    const venue = venues.find(({ name }) => name === sketch.venueName) ?? null;
    const isOpen = sketch.status === 'pending';
    return {
      id: index + 1,
      user_id: applicant.id,
      venue_id: venue?.id ?? null,
      name: sketch.name,
      address: venue?.address ?? `${dice.int(3, 90)} ${at(home.streets, 0)}, ${placeName(home)}`,
      area: sketch.area,
      city: 'Lahore',
      country: 'Pakistan',
      ...(venue?.point ?? { latitude: home.latitude, longitude: home.longitude }),
      sports: sketch.sports.map((name) => sportByName(name).id),
      facilities: sketch.facilities,
      price_range: sketch.priceRange,
      contact_phone: `+92 300 0000${String(300 + index)}`,
      contact_email: applicant.email,
      description: sketch.description,
      images: [],
      status: sketch.status,
      admin_notes: sketch.adminNotes,
      submitted_at: clock.daysAgo(isOpen ? index + 1 : 10 + index, 90),
      reviewed_at: isOpen ? null : clock.daysAgo(8, index),
      reviewed_by: isOpen ? null : SAMPLE_IDS.admin,
    };
  });
}

export function reportRows(reports: readonly SampleReport[], clock: Clock) {
  return reports.map((report, index) => {
    const at = clock.daysAgo(report.daysAgo, 20 + index);
    const isOpen = report.status === 'open';
    return {
      reporter_id: report.reporterId,
      target_type: report.targetType,
      target_id: report.targetId,
      subject_id: report.subjectId,
      reason: report.reason,
      note: report.note,
      snapshot: report.snapshot,
      status: report.status,
      action: report.action,
      admin_notes: report.adminNotes,
      resolved_by_id: isOpen ? null : SAMPLE_IDS.admin,
      resolved_at: isOpen ? null : clock.daysAgo(report.daysAgo - 1),
      created_at: at,
    };
  });
}
