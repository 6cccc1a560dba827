import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import { type CalendarEvent, calendarFile } from '@/lib/platform/calendar/calendar-file';

const event: CalendarEvent = {
  uid: '5b0d8ab6-8a4f-4a8c-9a4e-0f5d1b7f1c11@maidan',
  sequence: 2,
  title: 'Five; six, or seven\\eight',
  description: 'Bring water,\r\nand bibs;\n\nEND:VEVENT',
  location: 'Court 1; Gulberg, Lahore',
  point: { latitude: 31.52, longitude: 74.35 },
  url: 'https://play.example/game/1?a=1,2;3',
  startsAt: new Date('2026-12-01T14:30:00Z'),
  endsAt: new Date('2026-12-01T16:00:00Z'),
  status: 'CONFIRMED',
  changedAt: new Date('2026-11-28T10:00:00Z'),
};

const read = (file: string) => new ICAL.Component(ICAL.parse(file));
const valueOf = (component: ICAL.Component | null, name: string) =>
  component?.getFirstPropertyValue(name);

it('escapes every text, also of the alarm and of the calendar’s name', () => {
  const calendar = read(calendarFile([event], 'Ali, Sara; and\\or\nBEGIN:VEVENT'));
  expect(valueOf(calendar, 'x-wr-calname')).toBeTruthy();
  expect(calendar.getAllSubcomponents('vevent')).toHaveLength(1);
  const one = calendar.getFirstSubcomponent('vevent');
  expect(valueOf(one, 'summary')).toBe(event.title);
  expect(valueOf(one, 'description')).toBe('Bring water,\nand bibs;\n\nEND:VEVENT');
  expect(valueOf(one, 'location')).toBe(event.location);
  expect(valueOf(one, 'url')).toBe(event.url);
  const alarm = one?.getFirstSubcomponent('valarm') ?? null;
  expect(valueOf(alarm, 'description')).toBe(event.title);
  expect(String(valueOf(alarm, 'trigger'))).toBe('-PT120M');
});

it('writes the same characters for the name as for other texts', () => {
  const file = calendarFile([], 'Ali, Sara; and\\or\nx');
  expect(file).toContain('X-WR-CALNAME:Ali\\, Sara\\; and\\\\or\\nx\r\n');
});

it('names its product as the standard wants, also without events', () => {
  for (const events of [[], [event]]) {
    expect(valueOf(read(calendarFile(events, 'x')), 'prodid')).toMatch(
      /^-\/\/[^/]+\/\/[^/]+\/\/EN$/,
    );
  }
});

it('has no line over 75 octets, and cuts no letter in two', () => {
  const title = '🏏 گلبرگ کا میدان '.repeat(12).trim();
  const file = calendarFile([{ ...event, title }], title);
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(valueOf(read(file).getFirstSubcomponent('vevent'), 'summary')).toBe(title);
});

it('ends each line with CRLF only, whatever is in the texts', () => {
  const file = calendarFile([{ ...event, title: 'a\rb\u2028c\u0007d\te' }], 'x\ry');
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n\u0007]/);
});

it('has no alarm for what is cancelled', () => {
  const file = calendarFile([{ ...event, status: 'CANCELLED' }], 'x');
  expect(file).not.toContain('VALARM');
});
