import type { TextsOf } from '@/lib/platform/language/define-texts';
import type { AMENITIES } from '@/lib/venues/constants';
import type { texts as english } from '@/lib/venues/texts';

const AMENITY_WORDS: Readonly<Record<(typeof AMENITIES)[number], string>> = {
  Parking: 'پارکنگ',
  'Changing Rooms': 'چینجنگ روم',
  Showers: 'شاور',
  'Equipment Rental': 'سامان کرائے پر',
  Cafeteria: 'کینٹین',
  'First Aid': 'فرسٹ ایڈ',
  'Air Conditioning': 'اے سی',
  Lighting: 'لائٹس',
  'Seating Area': 'بیٹھنے کی جگہ',
  Security: 'سیکیورٹی',
  WiFi: 'وائی فائی',
  'Sound System': 'ساؤنڈ سسٹم',
};

const amenities: ReadonlyMap<string, string> = new Map(Object.entries(AMENITY_WORDS));

export const texts: TextsOf<typeof english> = {
  amenity: ({ name }) => amenities.get(name) ?? name,
};
