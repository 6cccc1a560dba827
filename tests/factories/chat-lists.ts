// Lists as people write them in chats. Every shape holds the sixty people of one of these lists, in order.

const split = (names: string) => names.trim().split(/\s*[|\n]\s*/);

/** With particles, apostrophes, hyphens, initials and marks. */
export const LATIN = split(`
  Hamza Khan|Muhammad Ali|Zia ul Haq|Saif-ur-Rehman|Bilal|Usman Ghani|M. Ali Raza|Syed Hassan Abbas Zaidi|Omar bin Khalid
  Abdul Rehman|Abdullah al-Farsi|Ayesha Siddiqui|Sana|Fatima tuz Zahra|Qurat-ul-Ain|Hina Khan|Imran|Shahid Afridi|Ch. Aslam
  Rana Tanveer|Mian Waseem|Noor|Nida Yasir|Zainab bint Ali|Sean O'Brien|D’Souza|Jean-Luc|José Núñez|Łukasz|Zoë|Kim Jong In
  May Thompson|April|Will Smith|Ian|Max|Mark Van der Berg|A. B. de Villiers|van Persie|Ravi Kumar|Anil|Harpreet Singh|Raj
  Simran Kaur|Faisal Mehmood|Tariq Jameel|Danish|Kamran Akmal|Yasir|Junaid Safdar|Adeel|Asad Ullah|Inam-ul-Haq|Umer Akmal
  Haris|Rizwan|Sohail Tanvir|Waqar|Zeeshan Haider|Hafiz Saad
`);

export const URDU = split(`
  حمزہ خان|محمد علی|ضیاء الحق|سیف الرحمٰن|بلال|عثمان غنی|م۔ علی رضا|سید حسن عباس زیدی|عمر بن خالد|عبدالرحمن|عبد اللہ|عائشہ صدیقی
  ثنا|فاطمۃ الزہرا|قرۃ العین|حنا خان|عمران|شاہد آفریدی|چوہدری اسلم|رانا تنویر|میاں وسیم|نور|ندا یاسر|زینب|پیر محمد|جمعہ خان
  شاہ‌زیب|آصف|انور|وقار یونس|ان زمام|فیصل محمود|طارق جمیل|دانش|کامران اکمل|یاسر|جنید صفدر|عدیل|اسد اللہ|انعام الحق|عمر اکمل
  حارث|رضوان|سہیل تنویر|وقاص|ذیشان حیدر|حافظ سعد|مریم نواز|خدیجہ|سعدیہ|کرن|مہوش حیات|گل پانڑہ|شیر افگن|جان محمد|ملک ریاض
  بابر اعظم|نسیم شاہ|حسن علی|امام الحق
`);

/** In four scripts. */
const MIXED = [
  ...LATIN.slice(0, 20),
  ...URDU.slice(20, 40),
  ...split(`
  राम शर्मा|रीमा|हिना|हनी सिंह|अनिल कुमार|प्रिया|विराट|सुनील गावस्कर|अर्जुन|मीरा बाई
  ਹਰਪ੍ਰੀਤ ਸਿੰਘ|ਸਿਮਰਨ ਕੌਰ|ਗੁਰਦੀਪ|ਜਸਪ੍ਰੀਤ|ਅਮਨ|ਬਲਜੀਤ ਸਿੰਘ|ਕੁਲਦੀਪ|ਮਨਦੀਪ ਕੌਰ|ਰਾਜਵਿੰਦਰ|ਸੁਖਬੀਰ`),
];

const inDigits = (zero: number) => (text: string) =>
  text.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));
const arabic = inDigits(0x660);
const urdu = inDigits(0x6f0);
const bold = (text: string) =>
  text.replace(/[a-z]/gi, (letter) => {
    const code = letter.charCodeAt(0);
    return String.fromCodePoint((code < 97 ? 0x1d400 - 65 : 0x1d41a - 97) + code);
  });
const keycap = (n: number) => String(n).replace(/\d/g, '$&\uFE0F\u20E3');
const phone = (n: number) =>
  [`0300-12345${10 + n}`, `+92 3${10 + (n % 40)} 12345${10 + n}`, `(0333) 765 43${10 + n}`][n % 3];

/** A line for each person, with one of the forms after the other: `#` is the number and `%` the name. */
function lines(names: readonly string[], ...forms: (string | ((n: number) => string))[]): string[] {
  return names.map((name, at) => {
    const form = forms[at % forms.length] ?? '%';
    const line = typeof form === 'string' ? form : form(at + 1);
    return line.replace('#', String(at + 1)).replace('%', () => name);
  });
}

function columns(names: readonly string[], width: number, between: string): string[] {
  return names.flatMap((_, at) =>
    at % width === 0 ? [names.slice(at, at + width).join(between)] : [],
  );
}

interface Shape {
  names: readonly string[];
  text: string;
}

const shape = (names: readonly string[], ...parts: (string | string[])[]): Shape => ({
  names,
  text: parts.flat().join('\n'),
});

export const SHAPES: Record<string, Shape> = {
  'one name a line': shape(LATIN, lines(LATIN, '%')),
  'numbers with dots below a title': shape(
    LATIN,
    '⚽ Friday futsal 8pm ⚽',
    'Model Town ground',
    'Rs. 500 per head',
    '',
    lines(LATIN, '#. %'),
    '61. ',
    '62. ____',
    '63…',
  ),
  'numbers in every way at once': shape(
    LATIN,
    'Players:',
    lines(LATIN, '#. %', '#) %', '#- %', '(#) %', '#.%', '# %', '#: %', '# - %', '0#. %'),
  ),
  'keycaps and ticks': shape(
    LATIN,
    '🏏 *SUNDAY CRICKET* 🏏',
    '📍 Model Town Ground',
    '🕗 8:00 AM sharp',
    lines(
      LATIN,
      (n) => `${keycap(n)} % ✅`,
      (n) => `${keycap(n)}% ✔️`,
      (n) => `${keycap(n)} %❌`,
    ),
  ),
  bullets: shape(MIXED, lines(MIXED, '• %', '- %', '* %', '▪️ %', '➡️ %', '👉🏽 %')),
  boxes: shape(LATIN, lines(LATIN, '[x] %', '[ ] %', '- [x] %', '☑ %', '☐ %', '#. [X] %')),
  'answers behind the names': shape(
    LATIN,
    'Wednesday 7v7, 28 Nov, 9pm',
    lines(
      LATIN,
      '#. % in',
      '#. % - paid',
      '#. % (gk)',
      '#. % confirmed ✅',
      '#. % (in)',
      '#. %: paid',
      '#. % IN!!',
      '#. % - will be late',
    ),
  ),
  'every line ends in In': shape(
    LATIN.filter((name) => name !== 'Kim Jong In'),
    lines(
      LATIN.filter((name) => name !== 'Kim Jong In'),
      '% In',
    ),
  ),
  company: shape(
    LATIN,
    'Team list',
    lines(
      LATIN,
      '#) % +1',
      '#) %',
      '#) % +2 guests',
      '#) % + 1',
      '#) % and 2 friends',
      '#) % (+1)',
    ),
  ),
  'phone numbers': shape(
    LATIN,
    'Contact list updated 28/11/2026',
    lines(
      LATIN,
      (n) => `#. % ${phone(n)}`,
      (n) => `#. ${phone(n)} %`,
      (n) => `% ${phone(n)}`,
      (n) => `#. % (${urdu(String(phone(n)))})`,
    ),
  ),
  mentions: shape(LATIN, lines(LATIN, '@\u2068%\u2069', '#. @~%', '#. % @handle_#', '@%')),
  'a chat that was exported from an iPhone': shape(
    LATIN,
    '[28/11/26, 18:00:01] Friday Boys: \u200EMessages and calls are end-to-end encrypted.',
    lines(
      LATIN,
      '[28/11/26, 18:02:11] Ali Organiser: %',
      '\u200E[28/11/26, 18:02:11] %: In',
      '[28/11/26, 6:02:11 PM] ~ %: ✅',
      "[28/11/26, 18:02:11] %: I'm in",
    ),
  ),
  'a chat that was exported from Android': shape(
    LATIN,
    '28/11/2026, 6:00 pm - Messages and calls are end-to-end encrypted.',
    '28/11/2026, 6:01 pm - Ali created group "Friday"',
    lines(
      LATIN,
      '28/11/2026, 6:02 pm - %: In',
      '28/11/2026, 6:02\u202Fpm - %: +1',
      '28/11/2026, 18:02 - Organiser X: #. %',
      '[6:02 pm, 28/11/2026] %: count me in',
    ),
    '28/11/2026, 6:30 pm - Late Person: out',
    '28/11/2026, 6:31 pm - Late Person: who is bringing the ball?',
    '28/11/2026, 6:32 pm - +92 300 1234567: In',
  ),
  'several on a line': shape(LATIN, 'Squad', columns(LATIN, 4, ', ')),
  'slashes and pluses': shape(LATIN, columns(LATIN, 5, ' / ')),
  'teams before a colon': shape(
    LATIN,
    `Team A: ${LATIN.slice(0, 15).join(', ')}`,
    `Team B: ${LATIN.slice(15, 30).join(' & ')}`,
    `Reserves: ${LATIN.slice(30, 45).join('; ')}`,
    'Waiting list',
    lines(LATIN.slice(45), '#. %'),
    'Venue: Iqbal Park',
    'Payment: JazzCash 0300-1234567 Aslam',
  ),
  'one long line': shape(LATIN, lines(LATIN, '#. %').join(' ')),
  'drawn letters': shape(
    LATIN.map((name) => name),
    lines(LATIN, '#. %').map((line, at) => (at % 2 ? line : bold(line))),
  ),
  'a table': shape(
    LATIN,
    'No\tName\tPhone\tStatus',
    lines(LATIN, (n) => `#\t%\t${phone(n)}\tpaid`),
  ),
  'headings within': shape(
    LATIN,
    'Assalam o Alaikum everyone',
    'Friday futsal 8-10pm, Rs 700 each',
    'https://maps.app.goo.gl/AbC123',
    '',
    '*Confirmed:*',
    lines(LATIN.slice(0, 30), '#. %'),
    '',
    '_Waiting list_',
    lines(LATIN.slice(30), '#. %'),
    '',
    'Please bring white and dark shirts',
  ),
  'Urdu with Urdu digits': shape(
    URDU,
    'جمعہ کرکٹ',
    'رات ۸ بجے، ماڈل ٹاؤن گراؤنڈ',
    lines(URDU, '#۔ %', '#. %', '#- %', '#) %').map(urdu),
    urdu('61.'),
  ),
  'Urdu with Arabic digits and answers': shape(
    URDU,
    'کھلاڑیوں کی فہرست',
    lines(URDU, '#. %', '#. % آ رہا ہے', '#- % (کیپر)', '#. % ✅', '#. % - ادا').map(arabic),
    'انتظار کی فہرست',
  ),
  'Urdu, several on a line': shape(URDU, 'فٹ بال ٹیم', columns(URDU, 5, '، ')),
  'Urdu with marks of direction': shape(
    URDU,
    lines(URDU, '\u200F#. \u2067%\u2069\u200F', '\u202B%\u202C', '\u200B#) % 👍🏽'),
  ),
  'four scripts': shape(
    MIXED,
    'Sunday cricket / اتوار کرکٹ',
    lines(MIXED, '#. %', '#) % ✅', '#- % (in)', '% 🏏').map((line, at) =>
      at % 4 === 1 ? urdu(line) : line,
    ),
    '12:30 - 2:30 pm',
    'Total 60',
  ),
};
