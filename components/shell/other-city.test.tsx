import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dayAfterKey, weeksOfMonth } from '@/components/bookings/month';
import { exactTime } from '@/components/calendar/exact-time';
import { whenWords } from '@/components/calendar/when-words';
import { LandingScene } from '@/components/landing/scene';
import { addressesOf } from '@/components/language/alternates';
import { texts as listTexts } from '@/components/lists/texts';
import { texts as userTexts } from '@/components/users/texts';
import { hoursLines } from '@/components/venues/opening-hours';
import { newVenue } from '@/components/venues/venue-form-values';
import { addAllTexts } from '@/languages/all';
import { zonedStart } from '@/lib/platform/calendar/start-words';
import { type City, setCity } from '@/lib/platform/city/city';
import { accentTokens } from '@/lib/platform/city/colour';
import { inUnit, toKm } from '@/lib/platform/city/lengths';
import { formatDistance } from '@/lib/platform/geo/grid';
import { toSearchCentre } from '@/lib/platform/geo/search-centre';
import { placeName } from '@/lib/platform/geocoding/place-name';
import { wantedLanguage } from '@/lib/platform/language/choice';
import { languageOf } from '@/lib/platform/language/languages';
import { runIn } from '@/lib/platform/language/run-in';
import { say, wordsFor } from '@/lib/platform/language/say';
import { translate } from '@/lib/platform/language/translate';
import { wordsOf } from '@/lib/platform/language/words';
import { toHtml, toText } from '@/lib/platform/mail/layout';
import { texts as mailTexts } from '@/lib/platform/mail/server-texts';
import { compareSports, SPORTS } from '@/lib/sports/constants';
import { sportWords } from '@/lib/sports/words';
import { GuestShell } from './guest-shell';
import { LandingPanel } from './landing-panel';

vi.mock('next/navigation', () => ({
  usePathname: () => '/',
  useSearchParams: () => new URLSearchParams(),
}));

const LISBON: Partial<City> = {
  product: 'Campo & Co',
  name: 'Lisbon',
  centre: { latitude: 38.7167, longitude: -9.1333 },
  countryCode: 'PT',
  country: 'Portugal',
  languages: ['en'],
  sports: ['soccer', 'paddle'],
  sportNames: { paddle: 'Padel', soccer: 'Football' },
  accent: '#0b5fa5',
  contact: 'ola@campo.example',
  termsUrl: 'https://campo.example/terms',
};

beforeEach(() => void setCity(LISBON));
afterEach(() => void setCity({}));

const page = () =>
  renderToStaticMarkup(
    <GuestShell isCached>
      <LandingPanel />
    </GuestShell>,
  );

describe('the first page for guests', () => {
  it('is of the city, without a switch to a language that is not offered', () => {
    const html = page();
    expect(html).toContain('Campo &amp; Co');
    expect(html).toContain('href="mailto:ola@campo.example"');
    expect(html).toContain('href="https://campo.example/terms"');
    expect(html).not.toContain('Privacy policy');
    expect(html).not.toMatch(/Maidan|value="ur"/);
    expect(html.lastIndexOf('>Football<')).toBeLessThan(html.lastIndexOf('>Cricket<'));
  });

  it('is as before without settings', () => {
    setCity({});
    const html = page();
    expect(html).toContain('Maidan');
    expect(html).toContain('value="ur"');
    expect(html).not.toMatch(/Football|mailto:/);
  });
});

it('places and languages are those of the settings', () => {
  expect(toSearchCentre(null)).toEqual({ ...LISBON.centre, isFallback: true, label: 'Lisbon' });
  expect(newVenue()).toMatchObject({ country: 'Portugal', city: 'Lisbon' });
  expect(addressesOf('/venues')).toEqual({ en: '/venues', 'x-default': '/venues' });
  expect(wantedLanguage({ 'accept-language': 'ur' })).toBe('en');
  setCity({ languages: ['ur', 'en'] });
  expect(addressesOf('/venues')).toMatchObject({ 'x-default': '/ur/venues' });
  expect([wantedLanguage({ 'accept-language': 'fr' }), languageOf(null)]).toEqual(['ur', 'ur']);
});

it('letters and stored sentences have the name of the product, and whom to write to', () => {
  expect(wordsFor(say(mailTexts, 'linkSubject'))).toBe('Your sign-in link for Campo & Co');
  const content = { heading: 'Hello', paragraphs: [], footer: 'Not you?' };
  expect(toText(content)).toContain('Not you? ola@campo.example');
  expect(toHtml(content)).toContain('color:#0b5fa5">Campo &amp; Co</p>');
});

it('sports have their local names in the first language, the popular ones first', () => {
  expect([sportWords('Paddle'), sportWords('Soccer', 'ur')]).toEqual([
    'Padel',
    sportWords('Soccer', 'ur'),
  ]);
  expect(sportWords('Soccer', 'ur')).not.toBe('Football');
  const names = SPORTS.toSorted(compareSports).map(({ name }) => name);
  expect(names.slice(0, 3)).toEqual(['Soccer', 'Paddle', 'American Football']);
});

it('distances are in miles', () => {
  setCity({ units: 'miles' });
  const t = translate(userTexts);
  expect(t.withinKm({ km: 25 })).toBe('Within 16\u{a0}mi');
  expect(t.distanceUpTo({ km: 25 })).toBe('up to 16 miles');
  expect(translate(listTexts).noGroupsOf({ sport: 'Golf', km: 25 })).toBe(
    'No Golf groups within 16\u{a0}mi. These are the nearest elsewhere.',
  );
  expect([formatDistance(0.4), formatDistance(40)]).toEqual(['1 mi or less', '25 mi']);
  const miles = Array.from({ length: 62 }, (_, index) => index + 1);
  expect(miles.map((each) => Math.round(inUnit(toKm(each))))).toEqual(miles);
});

it.each([
  [12, 'en', ['6:30\u{a0}pm', '12:00\u{a0}am', '6:00\u{a0}am–12:00\u{a0}pm']],
  [
    12,
    'ur',
    [
      '\u20666:30\u{a0}PM\u2069',
      '\u206612:00\u{a0}AM\u2069',
      '\u20666:00\u{a0}AM\u2069 سے \u206612:00\u{a0}PM\u2069 تک',
    ],
  ],
  [24, 'en', ['18:30', '24:00', '06:00–12:00']],
  [24, 'ur', ['18:30', '24:00', '06:00 سے 12:00 تک']],
] as const)('a clock of %i hours in %s', (clock, language, expected) => {
  setCity({ clock, languages: ['en', 'ur'] });
  addAllTexts();
  runIn(language, () => {
    const words = wordsOf();
    const hours = [{ day: 1, opens: '06:00', closes: '12:00' }];
    expect([words.clock('18:30'), words.clock('24:00'), hoursLines(hours)[0]?.times]).toEqual(
      expected,
    );
    const timeZone = 'Europe/Lisbon';
    const at = '2026-11-28T18:30:00Z';
    for (const told of [
      words.start(at, timeZone),
      words.date(at, { timeZone, timeStyle: 'short' }),
      zonedStart({ startsAt: at, timeZone }),
      whenWords({ startsAt: at, timeZone }, Date.parse(at), true, timeZone),
      exactTime(at, timeZone),
    ])
      expect(told.replace(':00\u{a0}', '\u{a0}')).toContain(clock === 12 ? expected[0] : '18:30');
  });
});

it('the landing picture shows the first of its sports', () => {
  const pictures = [['soccer'], ['paddle'], ['golf'], ['cricket'], []].map((sports) => {
    setCity({ ...LISBON, sports });
    return renderToStaticMarkup(<LandingScene />);
  });
  expect(new Set(pictures).size).toBe(4);
  expect(pictures[4]).toBe(pictures[0]);
  setCity({ name: 'Elsewhere' });
  expect(renderToStaticMarkup(<LandingScene />)).toBe(pictures[3]);
});

it('countries have their names in Urdu', () => {
  addAllTexts();
  runIn('ur', () => {
    expect(
      ['Portugal', 'Fiji', 'Westlands, Nairobi, Kenya', 'Macao SAR China'].map((name) =>
        placeName(name),
      ),
    ).toEqual(['پرتگال', 'فجی', '\u2068Westlands\u2069، \u2068Nairobi\u2069، کینیا', 'مکاؤ']);
  });
});

it('weeks begin on Sunday', () => {
  setCity({ weekStart: 7 });
  expect(weeksOfMonth('2026-11')[0]?.slice(0, 2)).toEqual(['2026-11-01', '2026-11-02']);
  expect([dayAfterKey('Home', '2026-11-25'), dayAfterKey('End', '2026-11-25')]).toEqual([
    '2026-11-22',
    '2026-11-28',
  ]);
  const hours = [7, 1].map((day) => ({ day, opens: '06:00', closes: '09:00' }));
  expect(hoursLines(hours).map(({ days }) => days)).toEqual([
    'Sunday to Monday',
    'Tuesday to Saturday',
  ]);
});

it('an accent keeps its own colour on light ground, and the contrast of the product on dark', () => {
  expect(accentTokens('#0b5fa5')).toMatchObject({
    '--primary': 'light-dark(#0b5fa5, oklch(0.8 0.133 251))',
    '--primary-foreground': 'light-dark(#fff, oklch(0.21 0.045 251))',
  });
});
