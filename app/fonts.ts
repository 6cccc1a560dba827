import localFont from 'next/font/local';

// The characters of English, by scripts/build-font.mjs, in the optical-size cut: sturdy, open letters at 14–16 px and tight
// display shapes in headlines, from one file.
const latin = localFont({
  src: './bricolage-latin.woff2',
  variable: '--font-latin',
  weight: '400 760',
  // A font that comes late would move the page: that page keeps the fallback, and the next one has the font from the cache.
  display: 'optional',
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0000-007E, U+00A0, U+00A9, U+00B0, U+00B7, U+00D7, U+00E9, U+00FC, U+2009-2015, U+2018-2019, U+201C-201D, U+2022, U+2026, U+202A-202F, U+2060-206F, U+2191, U+2193, U+2212, U+FEFF',
    },
  ],
});

// Fetched only by a page with such a letter (ñ, ö in a name), so it is neither preloaded nor given a metric fallback.
const latinAccents = localFont({
  src: './bricolage-accents.woff2',
  variable: '--font-latin-accents',
  weight: '400 760',
  display: 'optional',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+00A1-00A8, U+00AA-00AF, U+00B1-00B6, U+00B8-00D6, U+00D8-00E8, U+00EA-00FB, U+00FD-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-2008, U+2016-2017, U+201A-201B, U+201E-2021, U+2023-2025, U+2027-2029, U+2030-205F, U+20AC, U+2122, U+2215, U+FFFD',
    },
  ],
});

// For letters of the extended Latin range: ł, ş, ğ.
const latinExtended = localFont({
  src: '../node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-ext-opsz-normal.woff2',
  variable: '--font-latin-extended',
  weight: '200 800',
  display: 'optional',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+20A0-20AB, U+20AD-20C0, U+2C60-2C7F, U+A720-A7FF',
    },
  ],
});

// The `font` of Urdu in LANGUAGES, with its letters (scripts/build-font.mjs). Fetched only by a page that shows one, so neither preloaded nor given a fallback.
const naskh = localFont({
  src: './naskh-urdu.woff2',
  variable: '--font-naskh',
  weight: '400 700',
  display: 'optional',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+060C, U+061B, U+061F, U+0621-0624, U+0626-0628, U+062A-063A, U+0641-0642, U+0644-0646, U+0648, U+064B-0657, U+066A-066C, U+0670, U+0679, U+067E, U+0686, U+0688, U+0691, U+0698, U+06A9, U+06AF, U+06BA, U+06BE, U+06C1-06C3, U+06CC, U+06D2-06D4, U+06F0-06F9',
    },
  ],
});

/** The classes that put the family's CSS variables on `<html>`; `globals.css` builds the font stack from them. */
export const bodyFont = {
  className: [latin, latinAccents, latinExtended, naskh].map(({ variable }) => variable).join(' '),
};
