import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { RenderedClockProvider } from '@/components/calendar/rendered-clock';
import { DayName } from './day-name';

// A Saturday: 20:00 in Karachi, 11:30 in St John's, and 04:00 on Sunday in Apia.
const now = Date.parse('2026-11-28T15:00:00Z');
const DAYS = ['2026-11-27', '2026-11-28', '2026-11-29', '2026-11-30'];

const namesFor = (zone: string) =>
  DAYS.map((date) =>
    renderToStaticMarkup(
      <RenderedClockProvider now={now} zone={zone}>
        <DayName date={date} />
      </RenderedClockProvider>,
    ),
  );

it('today and tomorrow are the reader’s days', () => {
  expect(namesFor('Asia/Karachi')).toEqual(['Friday', 'Today', 'Tomorrow', 'Monday']);
  expect(namesFor('America/St_Johns')).toEqual(['Friday', 'Today', 'Tomorrow', 'Monday']);
  expect(namesFor('Pacific/Apia')).toEqual(['Friday', 'Saturday', 'Today', 'Tomorrow']);
});

it('a page for guests names the weekday, which the browser replaces', () => {
  expect(renderToStaticMarkup(<DayName date="2026-11-28" />)).toBe(
    '<span data-day="2026-11-28" data-today="Today" data-tomorrow="Tomorrow" data-here="Saturday">Saturday</span>',
  );
});
