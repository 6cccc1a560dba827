import localFont from 'next/font/local';

// The optical-size cut: sturdy, open letters at 14–16 px and tight display shapes in headlines, from one file.
const latin = localFont({
  src: '../node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2',
  variable: '--font-latin',
  weight: '200 800',
  // A font that comes late would move the page: that page keeps the fallback, and the next one has the font from the cache.
  display: 'optional',
  // Beyond Latin-1 for the dashes, quotes and arrows of running text; the second file has the rest.
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
    },
  ],
});

// Fetched only by a page with such a letter (ł, ş, ğ in a name), so it is neither preloaded nor given a metric fallback.
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
  className: `${latin.variable} ${latinExtended.variable} ${naskh.variable}`,
  variable: `${latin.variable} ${latinExtended.variable} ${naskh.variable}`,
};
