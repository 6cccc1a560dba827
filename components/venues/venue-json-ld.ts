import { wholeAddress } from '@/components/language/alternates';
import { type OpeningSpan } from '@/lib/platform/calendar/opening-hours';
import { WEEKDAYS } from '@/lib/platform/calendar/weekdays';
import { placeName } from '@/lib/platform/geocoding/place-name';
import { routes } from '@/lib/routes';
import { sportWords } from '@/lib/sports/words';
import type { VenueDto, VenueImageDto } from '@/lib/venues/schema/read-venue';
import { amenityWords } from '@/lib/venues/words';

type VenueFacts = Pick<
  VenueDto,
  | 'id'
  | 'name'
  | 'localName'
  | 'description'
  | 'address'
  | 'area'
  | 'city'
  | 'country'
  | 'latitude'
  | 'longitude'
  | 'pointIsApproximate'
  | 'openingHours'
  | 'phone'
  | 'website'
  | 'rating'
  | 'reviewCount'
  | 'amenities'
  | 'sports'
>;

/** schema.org SportsActivityLocation. An AggregateRating without reviews would be invalid, so it is omitted. */
export function venueJsonLd(
  venue: VenueFacts,
  images: Pick<VenueImageDto, 'imageUrl'>[],
  origin: string,
): Record<string, unknown> {
  const pictures = images.map(({ imageUrl }) => new URL(imageUrl, origin).href);
  return {
    '@context': 'https://schema.org',
    '@type': 'SportsActivityLocation',
    // One entity, whatever the language of the page.
    '@id': new URL(routes.venue(venue.id), origin).href,
    url: wholeAddress(routes.venue(venue.id), origin),
    name: venue.name,
    ...(venue.localName ? { alternateName: venue.localName } : {}),
    ...(venue.description ? { description: venue.description } : {}),
    image: pictures.length > 0 ? pictures : [wholeAddress(routes.venueCard(venue.id), origin)],
    address: {
      '@type': 'PostalAddress',
      streetAddress: venue.address,
      addressLocality: placeName(venue.city),
      ...(venue.area ? { addressRegion: placeName(venue.area) } : {}),
      addressCountry: placeName(venue.country),
    },
    ...(venue.latitude !== null && venue.longitude !== null && !venue.pointIsApproximate
      ? { geo: { '@type': 'GeoCoordinates', latitude: venue.latitude, longitude: venue.longitude } }
      : {}),
    ...(venue.openingHours
      ? { openingHoursSpecification: venue.openingHours.map(toSpecification) }
      : {}),
    ...(venue.phone ? { telephone: venue.phone } : {}),
    ...(venue.website ? { sameAs: [venue.website] } : {}),
    ...(venue.sports.length > 0
      ? { keywords: venue.sports.map((sport) => sportWords(sport)).join(', ') }
      : {}),
    amenityFeature: venue.amenities.map((name) => ({
      '@type': 'LocationFeatureSpecification',
      name: amenityWords(name),
      value: true,
    })),
    ...(venue.reviewCount > 0
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: venue.rating,
            reviewCount: venue.reviewCount,
            bestRating: 5,
            worstRating: 1,
          },
        }
      : {}),
  };
}

function toSpecification({ day, opens, closes }: OpeningSpan) {
  return {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: `https://schema.org/${WEEKDAYS[day - 1]}`,
    opens,
    // The form of a whole day for search engines.
    closes: opens === '00:00' && closes === '00:00' ? '23:59' : closes,
  };
}
