import otherCountries from '@/lib/platform/geocoding/data/other-country-names.json' with {
  type: 'json',
};
import type { texts as sharedGeocodingEnglish } from '@/lib/platform/geocoding/texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';

/** The countries of the filter, the cities of Pakistan, and areas of four of them, by the names that are stored. */
export const PLACES: Readonly<Record<string, string>> = {
  // Cities of Pakistan
  Abbottabad: 'ایبٹ آباد',
  Faisalabad: 'فیصل آباد',
  Gujranwala: 'گوجرانوالہ',
  Hyderabad: 'حیدرآباد',
  Islamabad: 'اسلام آباد',
  Karachi: 'کراچی',
  Lahore: 'لاہور',
  Multan: 'ملتان',
  Peshawar: 'پشاور',
  Quetta: 'کوئٹہ',
  Rawalpindi: 'راولپنڈی',
  Sialkot: 'سیالکوٹ',

  // Areas of Lahore
  'Bahria Town': 'بحریہ ٹاؤن',
  Cantt: 'کینٹ',
  DHA: 'ڈی ایچ اے',
  'Faisal Town': 'فیصل ٹاؤن',
  'Garden Town': 'گارڈن ٹاؤن',
  Gulberg: 'گلبرگ',
  'Iqbal Town': 'اقبال ٹاؤن',
  'Johar Town': 'جوہر ٹاؤن',
  'Model Town': 'ماڈل ٹاؤن',
  Samanabad: 'سمن آباد',
  Shadman: 'شادمان',
  Township: 'ٹاؤن شپ',
  Valencia: 'ویلنشیا',
  'Walled City': 'اندرون شہر',
  'Wapda Town': 'واپڈا ٹاؤن',

  // Areas of Karachi
  Clifton: 'کلفٹن',
  'Federal B Area': 'فیڈرل بی ایریا',
  'Gulistan-e-Jauhar': 'گلستانِ جوہر',
  'Gulshan-e-Iqbal': 'گلشنِ اقبال',
  Korangi: 'کورنگی',
  Malir: 'ملیر',
  Nazimabad: 'ناظم آباد',
  'North Nazimabad': 'نارتھ ناظم آباد',
  PECHS: 'پی ای سی ایچ ایس',
  Saddar: 'صدر',

  // Areas of Islamabad and Rawalpindi; sectors (F-7) are unchanged
  'Adiala Road': 'اڈیالہ روڈ',
  'Blue Area': 'بلیو ایریا',
  Chaklala: 'چکلالہ',
  Gulraiz: 'گلریز',
  PWD: 'پی ڈبلیو ڈی',
  'Satellite Town': 'سیٹلائٹ ٹاؤن',
  Westridge: 'ویسٹریج',

  // Countries
  Afghanistan: 'افغانستان',
  Argentina: 'ارجنٹینا',
  Australia: 'آسٹریلیا',
  Austria: 'آسٹریا',
  Azerbaijan: 'آذربائیجان',
  Bahrain: 'بحرین',
  Bangladesh: 'بنگلہ دیش',
  Barbados: 'بارباڈوس',
  Belarus: 'بیلاروس',
  Belgium: 'بیلجیم',
  Bolivia: 'بولیویا',
  Brazil: 'برازیل',
  Bulgaria: 'بلغاریہ',
  Canada: 'کینیڈا',
  Chile: 'چلی',
  China: 'چین',
  Colombia: 'کولمبیا',
  Croatia: 'کروشیا',
  Cuba: 'کیوبا',
  Czechia: 'چیکیا',
  Denmark: 'ڈنمارک',
  Ecuador: 'ایکواڈور',
  Egypt: 'مصر',
  Estonia: 'ایسٹونیا',
  Ethiopia: 'ایتھوپیا',
  Finland: 'فن لینڈ',
  France: 'فرانس',
  Germany: 'جرمنی',
  Ghana: 'گھانا',
  Greece: 'یونان',
  'Hong Kong': 'ہانگ کانگ',
  Hungary: 'ہنگری',
  Iceland: 'آئس لینڈ',
  India: 'بھارت',
  Indonesia: 'انڈونیشیا',
  Iran: 'ایران',
  Iraq: 'عراق',
  Ireland: 'آئرلینڈ',
  Italy: 'اٹلی',
  Jamaica: 'جمیکا',
  Japan: 'جاپان',
  Jordan: 'اردن',
  Kazakhstan: 'قازقستان',
  Kenya: 'کینیا',
  Kuwait: 'کویت',
  Lebanon: 'لبنان',
  Malaysia: 'ملائیشیا',
  Maldives: 'مالدیپ',
  Mexico: 'میکسیکو',
  Morocco: 'مراکش',
  Nepal: 'نیپال',
  Netherlands: 'نیدرلینڈز',
  'New Zealand': 'نیوزی لینڈ',
  Nigeria: 'نائجیریا',
  Norway: 'ناروے',
  Oman: 'عمان',
  Pakistan: 'پاکستان',
  Peru: 'پیرو',
  Philippines: 'فلپائن',
  Poland: 'پولینڈ',
  Portugal: 'پرتگال',
  Qatar: 'قطر',
  Romania: 'رومانیہ',
  Russia: 'روس',
  'Saudi Arabia': 'سعودی عرب',
  Serbia: 'سربیا',
  Singapore: 'سنگاپور',
  'South Africa': 'جنوبی افریقہ',
  'South Korea': 'جنوبی کوریا',
  Spain: 'سپین',
  'Sri Lanka': 'سری لنکا',
  Sweden: 'سویڈن',
  Switzerland: 'سوئٹزرلینڈ',
  Taiwan: 'تائیوان',
  Tanzania: 'تنزانیہ',
  Thailand: 'تھائی لینڈ',
  'Trinidad and Tobago': 'ٹرینیڈاڈ اور ٹوباگو',
  Türkiye: 'ترکیہ',
  UAE: 'متحدہ عرب امارات',
  Ukraine: 'یوکرین',
  'United Kingdom': 'برطانیہ',
  'United States': 'امریکہ',
  Uzbekistan: 'ازبکستان',
  Vietnam: 'ویتنام',
  Zimbabwe: 'زمبابوے',
};

// Where the locale data of Unicode have the name of another script, or of no country.
const COUNTRIES: Record<string, string> = { MO: 'مکاؤ', PS: 'فلسطین' };
const CODE_BY_COUNTRY = new Map(Object.entries(otherCountries).map(([code, name]) => [name, code]));
let regions: Intl.DisplayNames | undefined;

/** A country outside the filter's list, by `Intl`. */
function countryOf(name: string): string | undefined {
  const code = CODE_BY_COUNTRY.get(name);
  if (code === undefined) return undefined;
  regions ??= new Intl.DisplayNames(['ur'], { type: 'region' });
  return COUNTRIES[code] ?? regions.of(code);
}

const nameOf = (part: string): string | undefined =>
  Object.hasOwn(PLACES, part) ? PLACES[part] : countryOf(part);

const sharedGeocoding: TextsOf<typeof sharedGeocodingEnglish> = {
  place: ({ name: stored }, { name }) => {
    const parts = stored.split(', ');
    if (!parts.some(nameOf)) return stored;
    return parts.map((part) => nameOf(part) ?? name(part)).join('، ');
  },
  coordinatesTogether: 'عرض بلد اور طول بلد دونوں ضروری ہیں۔',
};

export const texts = {
  'lib/platform/geocoding/texts': sharedGeocoding,
};
