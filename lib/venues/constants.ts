/** In the order of the form. */
export const AMENITIES = [
  'Parking',
  'Changing Rooms',
  'Showers',
  'Equipment Rental',
  'Cafeteria',
  'First Aid',
  'Air Conditioning',
  'Lighting',
  'Seating Area',
  'Security',
  'WiFi',
  'Sound System',
] as const;

export const NAME_LENGTH_MAX = 120;
export const ADDRESS_LENGTH_MAX = 300;
export const PLACE_LENGTH_MAX = 80;
export const PHONE_LENGTH_MAX = 40;
export const WEBSITE_LENGTH_MAX = 300;
export const DESCRIPTION_LENGTH_MAX = 2000;
export const PRICING_LENGTH_MAX = 500;
export const CAPTION_LENGTH_MAX = 160;
export const NOTE_LENGTH_MAX = 1000;

export const SPORTS_MAX = 30;

export const IMAGES_MAX = 5;
export const IMAGE_BYTES_MAX = 10 * 1024 * 1024;
/** Room for five of the largest pictures, the text fields and the multipart framing. */
export const FORM_BYTES_MAX = IMAGES_MAX * IMAGE_BYTES_MAX + 1024 * 1024;

/** How many games and groups the venue page lists. */
export const GAMES_SHOWN_MAX = 6;
export const GROUPS_SHOWN_MAX = 6;

/** Most venues on one map; the map tells when there are more. */
export const PINS_MAX = 1_000;
/** For 'Is it one of these?' */
export const SIMILAR_MAX = 4;

/** More new venues at once suggest abuse. */
export const APPLICATIONS_PENDING_MAX = 5;
export const APPLICATIONS_SHOWN_MAX = 50;
