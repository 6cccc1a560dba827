export interface CalendarEvent {
  /** Never changes during the life of the event. */
  uid: string;
  /** Increases with every change, so that calendars take the newer version. */
  sequence: number;
  title: string;
  description: string;
  location: string;
  point: { latitude: number; longitude: number } | null;
  url: string;
  startsAt: Date;
  endsAt: Date;
  status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED';
  changedAt: Date;
  /** How long before the start, and with which words, a device reminds; two hours and the title if nothing is said. */
  alarm?: { minutes: number; words: string };
}

const ALARM_MINUTES = 120;
/** A line may have 75 octets (RFC 5545, 3.1), and a continued one begins with a space. */
const LINE_OCTETS_MAX = 75;

/** An iCalendar file (RFC 5545) of these events, in UTC: a calendar shows each in its user's own zone. */
export function calendarFile(events: readonly CalendarEvent[], name: string): string {
  const writtenAt = new Date();
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Maidan//Maidan//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...events.flatMap((event) => toLines(event, writtenAt)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function toLines(event: CalendarEvent, writtenAt: Date): string[] {
  const { description, location, point, status } = event;
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(event.uid)}`,
    `DTSTAMP:${utc(writtenAt)}`,
    `DTSTART:${utc(event.startsAt)}`,
    `DTEND:${utc(event.endsAt)}`,
    `SEQUENCE:${event.sequence}`,
    `LAST-MODIFIED:${utc(event.changedAt)}`,
    `STATUS:${status}`,
    `SUMMARY:${escaped(event.title)}`,
    ...(description ? [`DESCRIPTION:${escaped(description)}`] : []),
    ...(location ? [`LOCATION:${escaped(location)}`] : []),
    ...(point ? [`GEO:${point.latitude};${point.longitude}`] : []),
    // An address, not text: nothing in it is escaped.
    `URL:${event.url}`,
    ...(status === 'CANCELLED' ? [] : alarmLines(event)),
    'END:VEVENT',
  ];
}

function alarmLines({ title, alarm }: CalendarEvent): string[] {
  const { minutes, words } = alarm ?? { minutes: ALARM_MINUTES, words: title };
  return [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(words)}`,
    `TRIGGER:-PT${minutes}M`,
    'END:VALARM',
  ];
}

/** '20261128T143000Z'. */
const utc = (at: Date): string => at.toISOString().replace(/[-:]|\.\d{3}/g, '');

/** Text as a value (3.3.11). Other control characters are not allowed in it. */
function escaped(text: string): string {
  return (
    text
      .replace(/\r\n?/g, '\n')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are to be removed
      .replace(/[\u0000-\u0009\u000B-\u001F\u007F]/g, ' ')
      .replace(/[\\;,]/g, (sign) => `\\${sign}`)
      .replaceAll('\n', '\\n')
  );
}

/** In lines of at most 75 octets, never in the middle of a letter. */
function folded(line: string): string {
  if (line.length * 3 <= LINE_OCTETS_MAX) return line;
  const parts: string[] = [];
  let part = '';
  let octets = 0;
  for (const letter of line) {
    const more = Buffer.byteLength(letter);
    if (octets + more > LINE_OCTETS_MAX) {
      parts.push(part);
      part = '';
      // The space before a continued line counts.
      octets = 1;
    }
    part += letter;
    octets += more;
  }
  return [...parts, part].join('\r\n ');
}
