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

/** Lengths as the database checks them. */
export const NAME_LENGTH_MAX = 120;
export const ADDRESS_LENGTH_MAX = 300;
export const PLACE_LENGTH_MAX = 80;
export const PHONE_LENGTH_MAX = 40;
export const WEBSITE_LENGTH_MAX = 300;
export const DESCRIPTION_LENGTH_MAX = 2000;
export const PRICING_LENGTH_MAX = 500;
export const CAPTION_LENGTH_MAX = 160;
export const COMMENT_LENGTH_MAX = 2000;
export const REPLY_LENGTH_MAX = 2000;
export const NOTE_LENGTH_MAX = 1000;

/** Four a day. */
export const OPENING_SPANS_MAX = 28;
/** As the database checks it. */
export const SPORTS_MAX = 30;

export const IMAGES_MAX = 5;
export const IMAGE_BYTES_MAX = 10 * 1024 * 1024;
/** Room for five pictures of the largest size, the text fields and the multipart frame. */
export const FORM_BYTES_MAX = IMAGES_MAX * IMAGE_BYTES_MAX + 1024 * 1024;
export const RATING_MIN = 1;
export const RATING_MAX = 5;

/** What the venue page lists of games and groups. */
export const GAMES_SHOWN_MAX = 6;
export const GROUPS_SHOWN_MAX = 6;

/** On one map; what is beyond is said to be left out. */
export const PINS_MAX = 1_000;
/** 'Is it one of these?' */
export const SIMILAR_MAX = 4;

/** Nobody operates more new places than that at once. */
export const APPLICATIONS_PENDING_MAX = 5;
export const APPLICATIONS_SHOWN_MAX = 50;

/** What the protocol allows in one file. */
export const SITEMAP_URLS_MAX = 50_000;
