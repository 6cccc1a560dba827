import { sportNamed } from '../../rows/sports';
import { itemsOf, readTable } from './table';

/** An approved one was for the listed venue of that name. */
export const VENUE_APPLICATIONS = readTable(
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
