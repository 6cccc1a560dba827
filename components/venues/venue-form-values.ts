import type { OpeningSpan } from '@/lib/platform/calendar/opening-hours';
import { city } from '@/lib/platform/city/city';
import { apiUrl } from '@/lib/platform/http/api-calls';
import { IMAGES_MAX } from '@/lib/venues/constants';
import type { VenueDto, VenueImageDto } from '@/lib/venues/schema/read-venue';

export interface VenueFormValues {
  name: string;
  address: string;
  country: string;
  city: string;
  area: string;
  latitude: number | null;
  longitude: number | null;
  phone: string;
  website: string;
  description: string;
  pricing: string;
  sports: string[];
  amenities: string[];
  openingHours: OpeningSpan[];
  /** The address that the map filled in. While it is unchanged, choosing another point replaces it. */
  filledAddress: string;
}

/** A stored picture, or a file on this device. */
export interface FormImage {
  key: string;
  caption: string;
  stored: VenueImageDto | null;
  file: File | null;
}

const EMPTY_VENUE: VenueFormValues = {
  name: '',
  address: '',
  country: '',
  city: '',
  area: '',
  latitude: null,
  longitude: null,
  phone: '',
  website: '',
  description: '',
  pricing: '',
  sports: [],
  amenities: [],
  openingHours: [],
  filledAddress: '',
};

/** What a new venue begins with. */
export const newVenue = (): VenueFormValues => ({
  ...EMPTY_VENUE,
  country: city().country,
  city: city().name,
});

export const VENUE_FIELDS = [
  ...(Object.keys(EMPTY_VENUE) as (keyof VenueFormValues)[]),
  'images',
  // Errors of single pictures are keyed by index.
  ...Array.from({ length: IMAGES_MAX }, (_, index) => `images.${index}`),
  'captchaToken',
];

export function toFormValues(venue: VenueDto): VenueFormValues {
  return {
    name: venue.name,
    address: venue.address,
    country: venue.country,
    city: venue.city,
    area: venue.area ?? '',
    // A position derived from the address is derived again when the form is saved.
    latitude: venue.pointIsApproximate ? null : venue.latitude,
    longitude: venue.pointIsApproximate ? null : venue.longitude,
    phone: venue.phone ?? '',
    website: venue.website ?? '',
    description: venue.description ?? '',
    pricing: venue.pricing ?? '',
    sports: venue.sports,
    amenities: venue.amenities,
    openingHours: venue.openingHours ?? [],
    filledAddress: '',
  };
}

export function toFormImages(images: VenueImageDto[]): FormImage[] {
  return images.map((stored) => ({
    key: `stored${stored.id}`,
    caption: stored.caption ?? '',
    stored,
    file: null,
  }));
}

/** The text fields as the API expects them, with lists as JSON text. */
export function toTextFields(values: VenueFormValues): Record<string, string> {
  const {
    latitude,
    longitude,
    sports,
    amenities,
    openingHours,
    filledAddress: _filled,
    ...text
  } = values;
  return {
    ...text,
    sports: JSON.stringify(sports),
    amenities: JSON.stringify(amenities),
    openingHours: JSON.stringify(openingHours),
    ...(latitude === null || longitude === null
      ? {}
      : { latitude: latitude.toFixed(6), longitude: longitude.toFixed(6) }),
  };
}

export function toFormData(
  values: VenueFormValues,
  images: FormImage[],
  captchaToken: string | null,
): FormData {
  const form = new FormData();
  for (const [name, text] of Object.entries(toTextFields(values))) form.set(name, text);
  const fresh = images.filter(({ file }) => file !== null);
  form.set('captions', JSON.stringify(fresh.map(({ caption }) => caption)));
  const kept = images.flatMap(({ stored, caption }) =>
    stored ? [{ id: stored.id, caption }] : [],
  );
  form.set('kept', JSON.stringify(kept));
  for (const { file } of fresh) if (file) form.append('images', file);
  if (captchaToken) form.set('captchaToken', captchaToken);
  return form;
}

/** The API URL that lists possible duplicates. */
export function similarVenuesUrl(
  venue: Pick<VenueFormValues, 'name' | 'city' | 'latitude' | 'longitude'>,
) {
  const { name, city, latitude, longitude } = venue;
  const point =
    latitude === null || longitude === null
      ? {}
      : { latitude: latitude.toFixed(6), longitude: longitude.toFixed(6) };
  return apiUrl('GET /api/venues/similar', { query: { name, city, ...point } });
}
