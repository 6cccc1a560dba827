import type { SportName } from '@/lib/sports/constants';

export interface VenueApplicationSketch {
  name: string;
  area: string;
  sports: readonly SportName[];
  facilities: readonly string[];
  priceRange: string;
  description: string;
  /** Pending when there is none. */
  status?: 'approved' | 'rejected';
  adminNotes?: string;
  /** The listed venue that an approval handed over. */
  venueName?: string;
}

export const VENUE_APPLICATIONS: readonly VenueApplicationSketch[] = [
  {
    name: 'Canal Side Paddle House',
    area: 'Johar Town',
    sports: ['Paddle'],
    facilities: ['Lighting', 'Parking', 'Cafeteria'],
    priceRange: 'Rs. 4,000 to 5,500 per hour',
    description: 'Two new glass courts, opening next month.',
  },
  {
    name: 'Third Floor Table Tennis',
    area: 'Garden Town',
    sports: ['Table Tennis'],
    facilities: ['Air Conditioning', 'WiFi'],
    priceRange: 'Rs. 600 per table and hour',
    description: 'Ten tables above the bookshop.',
  },
  {
    name: 'Old Mill Futsal',
    area: 'Township',
    sports: ['Soccer'],
    facilities: ['Lighting', 'Parking', 'Seating Area'],
    priceRange: 'Rs. 3,000 per hour',
    description: 'Covered five-a-side pitch in a former mill hall.',
  },
  {
    name: 'Kite Paddle Yard',
    area: 'Gulberg',
    sports: ['Paddle'],
    facilities: ['Lighting', 'Equipment Rental', 'Parking'],
    priceRange: 'Rs. 3,800 to 5,000 per hour',
    description: 'We run the yard and would like to look after its page.',
    status: 'approved',
    adminNotes: 'Papers seen.',
    venueName: 'Kite Paddle Yard',
  },
  {
    name: 'Sunrise Sports Complex',
    area: 'DHA',
    sports: ['Badminton', 'Basketball', 'Volleyball'],
    facilities: ['Parking', 'Changing Rooms', 'Showers'],
    priceRange: 'From Rs. 1,200 per hour',
    description: 'Managed by our family since it opened.',
    status: 'approved',
    venueName: 'Sunrise Sports Complex',
  },
  {
    name: 'Back Garden Cricket',
    area: 'Cantt',
    sports: ['Cricket'],
    facilities: [],
    priceRange: 'Negotiable',
    description: 'My garden is quite large.',
    status: 'rejected',
    adminNotes: 'A private garden cannot be listed as a venue.',
  },
];
