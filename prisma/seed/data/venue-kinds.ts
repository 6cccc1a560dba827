import type { SportName } from '@/lib/sports/constants';

export interface VenueKind {
  sports: readonly SportName[];
  /** Some of them may be missing at a venue. */
  optional?: readonly SportName[];
  amenities: readonly string[];
  pricing: readonly string[];
  descriptions: readonly string[];
}

export const VENUE_KINDS = {
  paddle: {
    sports: ['Paddle'],
    amenities: ['Lighting', 'Equipment Rental', 'Parking'],
    pricing: [
      'Rs. 4,500 per court and hour',
      'Rs. 3,800 per hour before 5 pm, Rs. 5,000 after',
      'Rs. 5,500 per hour, rackets included',
    ],
    descriptions: [
      'Two glass courts under lights, open until midnight. Rackets and balls at the desk.',
      'Three outdoor courts with a shaded viewing deck. Busy after eight, quiet at noon.',
      'Panoramic court with new turf. Book the 7 am slot if you like it cool.',
    ],
  },
  futsal: {
    sports: ['Soccer'],
    amenities: ['Lighting', 'Parking', 'Seating Area'],
    pricing: ['Rs. 3,500 per hour', 'Rs. 3,000 per hour by day, Rs. 4,200 under lights'],
    descriptions: [
      'Five-a-side on artificial turf with high nets, so no ball is lost to the road.',
      'Two small pitches side by side. Bibs are free, boots are yours.',
      'Seven-a-side turf, relaid last year. Good drainage after rain.',
    ],
  },
  ground: {
    sports: ['Cricket'],
    optional: ['Soccer', 'Hockey'],
    amenities: ['Parking', 'Seating Area'],
    pricing: [
      'Rs. 8,000 per half day',
      'Rs. 12,000 per match, umpires extra',
      'Free on weekdays, Rs. 5,000 on Sundays',
    ],
    descriptions: [
      'Full-size ground with a turf wicket and one cement strip. Shade along the pavilion side.',
      'Open ground used by three local clubs. Weekend slots go early.',
      'Wide outfield, slow in winter. Tape-ball games in the evenings.',
    ],
  },
  nets: {
    sports: ['Cricket'],
    amenities: ['Lighting', 'Equipment Rental'],
    pricing: ['Rs. 1,500 per net and hour', 'Rs. 2,000 per hour with bowling machine'],
    descriptions: [
      'Four practice nets, two of them turf. Bowling machine on request.',
      'Indoor nets that stay open through the smog weeks.',
    ],
  },
  badminton: {
    sports: ['Badminton'],
    optional: ['Table Tennis'],
    amenities: ['Air Conditioning', 'Changing Rooms', 'Parking'],
    pricing: ['Rs. 1,600 per court and hour', 'Rs. 1,200 per hour mornings, Rs. 1,800 evenings'],
    descriptions: [
      'Four synthetic courts, proper height, no wind. Shuttles sold at the desk.',
      'Wooden floor, two courts, women-only mornings on Tuesdays and Thursdays.',
      'Small hall that smells of new mats. Bring indoor shoes.',
    ],
  },
  tennis: {
    sports: ['Tennis'],
    optional: ['Paddle'],
    amenities: ['Lighting', 'Changing Rooms', 'Seating Area'],
    pricing: ['Rs. 2,000 per hour', 'Rs. 1,500 per hour for members, Rs. 2,500 for guests'],
    descriptions: [
      'Two clay and two hard courts behind the trees. Ball boys on weekends.',
      'Six hard courts, resurfaced this spring. The wall at the back is free to use.',
    ],
  },
  basketball: {
    sports: ['Basketball'],
    optional: ['Volleyball'],
    amenities: ['Lighting', 'Seating Area'],
    pricing: ['Rs. 2,200 per hour, full court', 'Free, first come first served'],
    descriptions: [
      'Full outdoor court with new rims. Pick-up games most evenings after seven.',
      'Covered court with a wooden floor and a scoreboard that mostly works.',
    ],
  },
  complex: {
    sports: ['Badminton', 'Basketball', 'Volleyball'],
    optional: ['Table Tennis', 'Swimming', 'Tennis', 'Gym Workout', 'Fitness'],
    amenities: ['Parking', 'Changing Rooms', 'Showers', 'Cafeteria', 'Security'],
    pricing: [
      'Rs. 1,000 day pass, courts extra',
      'Rs. 6,500 a month, all halls',
      'From Rs. 1,200 per hour',
    ],
    descriptions: [
      'Everything under one roof: halls, a pool in summer and a canteen with strong chai.',
      'Neighbourhood complex with a big main hall. The timetable hangs at the gate.',
      'Three halls and an outdoor court. Families in the afternoon, leagues at night.',
    ],
  },
  pool: {
    sports: ['Swimming'],
    optional: ['Fitness'],
    amenities: ['Changing Rooms', 'Showers', 'First Aid', 'Security'],
    pricing: ['Rs. 1,200 per swim', 'Rs. 9,000 a month, separate hours for women'],
    descriptions: [
      '25 metres, six lanes, heated from November. Ladies hours every morning.',
      'Outdoor pool with a lifeguard all day. Lanes until five, families after.',
    ],
  },
  gym: {
    sports: ['Gym Workout', 'Fitness'],
    optional: ['Boxing', 'Yoga'],
    amenities: ['Air Conditioning', 'Showers', 'WiFi', 'Sound System'],
    pricing: ['Rs. 7,000 a month', 'Rs. 800 per visit, Rs. 10,000 a month with trainer'],
    descriptions: [
      'Free weights, racks and a quiet corner for mobility. Separate floor for women.',
      'Small gym, honest equipment, trainers who correct your form without shouting.',
    ],
  },
  snooker: {
    sports: ['Snooker'],
    amenities: ['Air Conditioning', 'Cafeteria', 'WiFi'],
    pricing: ['Rs. 600 per frame', 'Rs. 900 per hour and table'],
    descriptions: [
      'Six full-size tables, cloth changed twice a year. Juniors half price before four.',
      'Four tables and very good parathas. League nights on Wednesdays.',
    ],
  },
  tableTennis: {
    sports: ['Table Tennis'],
    amenities: ['Air Conditioning', 'Equipment Rental'],
    pricing: ['Rs. 500 per table and hour'],
    descriptions: [
      'Eight tables in a bright basement. Ladder nights every week, newcomers welcome.',
    ],
  },
  golf: {
    sports: ['Golf'],
    amenities: ['Parking', 'Cafeteria', 'Changing Rooms', 'Equipment Rental'],
    pricing: ['Rs. 3,000 per bucket hour, Rs. 15,000 green fee'],
    descriptions: ['Driving range with twelve bays and nine short holes along the canal.'],
  },
  park: {
    sports: ['Running'],
    optional: ['Yoga', 'Fitness', 'Volleyball'],
    amenities: ['Parking', 'Seating Area', 'Security'],
    pricing: ['Free'],
    descriptions: [
      'A 2.4 km loop under old trees, soft on one side. Busy from six to eight in the morning.',
      'Jogging track with distance marks every 200 metres and a lawn for stretching.',
    ],
  },
  boxing: {
    sports: ['Boxing', 'Fitness'],
    amenities: ['Sound System', 'Showers', 'First Aid'],
    pricing: ['Rs. 8,500 a month, gloves included for the first week'],
    descriptions: ['One ring, ten bags and patient trainers. Women-only class at eleven.'],
  },
  yoga: {
    sports: ['Yoga'],
    optional: ['Fitness'],
    amenities: ['Air Conditioning', 'Changing Rooms', 'WiFi'],
    pricing: ['Rs. 1,500 per class, Rs. 12,000 for ten'],
    descriptions: [
      'Light upstairs studio with mats and blankets. Classes small enough to be corrected.',
    ],
  },
  field: {
    sports: ['Rugby', 'American Football'],
    optional: ['Baseball', 'Softball'],
    amenities: ['Parking', 'First Aid', 'Seating Area'],
    pricing: ['Rs. 6,000 per match', 'Rs. 2,500 per hour'],
    descriptions: [
      'Large grass field with movable posts. Shared by rugby, flag football and a softball club.',
    ],
  },
  diamond: {
    sports: ['Baseball', 'Softball'],
    amenities: ['Parking', 'Equipment Rental'],
    pricing: ['Rs. 4,000 per game'],
    descriptions: ['A proper diamond with a backstop. Helmets and bats can be borrowed.'],
  },
  hockey: {
    sports: ['Hockey'],
    amenities: ['Lighting', 'Seating Area', 'Changing Rooms'],
    pricing: ['Rs. 5,000 per hour on turf'],
    descriptions: ['Watered blue turf with lights on four masts. Juniors train before six.'],
  },
  volleyball: {
    sports: ['Volleyball'],
    optional: ['Basketball'],
    amenities: ['Lighting', 'Parking'],
    pricing: ['Rs. 1,800 per court and hour'],
    descriptions: ['Two sand courts and one indoor. Mixed games on Friday nights.'],
  },
} as const satisfies Record<string, VenueKind>;

export type VenueKindName = keyof typeof VENUE_KINDS;
