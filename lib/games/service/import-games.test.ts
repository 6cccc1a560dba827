import { describe, expect, it } from 'vitest';
import { importGames } from '@/lib/games/service/import-games';
import { readCalendar } from '@/lib/games/service/parse-calendar';
import { db } from '@/lib/platform/db/client';
import { calendarOf, compact } from '@/tests/factories/calendar';
import { hoursFromNow } from '@/tests/factories/dates';
import { addMember, createGroup } from '@/tests/factories/groups';
import { winners } from '@/tests/factories/refusal';
import { createSignedIn } from '@/tests/factories/sessions';

const NOW = new Date('2026-03-02T00:00:00Z');
const read = (events: Record<string, string>[], more?: string[]) =>
  readCalendar(calendarOf(events, more), 'Asia/Karachi', NOW);
const starts = (...given: Parameters<typeof read>) =>
  read(...given)?.events.map(({ date, time }) => `${date} ${time}`);

describe('a calendar file', () => {
  it.each([
    ['in UTC', { dtstart: '20260305T150000Z' }, '2026-03-05 20:00'],
    ['without a zone, as the group’s', { dtstart: '20260305T200000' }, '2026-03-05 20:00'],
    ['in a named zone', { 'dtstart;tzid=Europe/London': '20260305T150000' }, '2026-03-05 20:00'],
  ])('has times %s', (_name, event, start) => {
    expect(starts([{ summary: 'Nets', ...event }])).toEqual([start]);
  });

  it('has times in a zone that it describes itself', () => {
    const zone = [
      'BEGIN:VTIMEZONE',
      'TZID:Pakistan Standard Time',
      'BEGIN:STANDARD',
      'DTSTART:16010101T000000',
      'TZOFFSETFROM:+0500',
      'TZOFFSETTO:+0500',
      'END:STANDARD',
      'END:VTIMEZONE',
    ];
    const event = { summary: 'Nets', 'dtstart;tzid=Pakistan Standard Time': '20260305T200000' };
    expect(starts([event], zone)).toEqual(['2026-03-05 20:00']);
  });

  it('repeats for eight weeks by the clock of its zone, without the dates that it leaves out', () => {
    const weekly = {
      summary: 'Nets',
      'dtstart;tzid=Europe/London': '20260305T150000',
      dtend: '20260305T163000',
      rrule: 'FREQ=WEEKLY',
      'exdate;tzid=Europe/London': '20260312T150000',
    };
    const found = starts([weekly]);
    expect(found?.slice(0, 2)).toEqual(['2026-03-05 20:00', '2026-03-19 20:00']);
    // The clocks change in London on 29 March.
    expect(found?.[3]).toBe('2026-04-02 19:00');
    expect(found).toHaveLength(7);
  });

  it('moves and cancels single dates of what repeats', () => {
    const uid = 'weekly@club.example';
    const weekly = {
      uid,
      summary: 'Nets',
      dtstart: '20260305T150000Z',
      rrule: 'FREQ=WEEKLY;COUNT=3',
    };
    const moved = {
      uid,
      summary: 'Nets, later',
      'recurrence-id': '20260312T150000Z',
      dtstart: '20260312T170000Z',
    };
    const off = {
      uid,
      summary: 'Nets',
      'recurrence-id': '20260319T150000Z',
      dtstart: '20260319T150000Z',
      status: 'CANCELLED',
    };
    expect(read([weekly, moved, off])?.events).toMatchObject([
      { date: '2026-03-05', time: '20:00', title: 'Nets' },
      { date: '2026-03-12', time: '22:00', title: 'Nets, later' },
    ]);
  });

  it.each([
    ['days without a time', { 'dtstart;value=date': '20260305' }],
    ['what repeats by the second', { dtstart: '20260305T150000Z', rrule: 'FREQ=SECONDLY' }],
    [
      'rules that never come',
      { dtstart: '20260305T150000Z', rrule: 'FREQ=MONTHLY;BYMONTH=2;BYMONTHDAY=30' },
    ],
    ['what began too long ago', { dtstart: '19700101T150000Z', rrule: 'FREQ=DAILY' }],
  ])('counts %s', (_name, event) => {
    expect(read([{ summary: 'Nets', ...event }])).toEqual({ events: [], ignored: 1 });
  });

  it.each(['', 'Dear diary', 'BEGIN:VCARD\r\nEND:VCARD', 'BEGIN:VCALENDAR'])(
    'is not %j',
    (text) => {
      expect(readCalendar(text, 'Asia/Karachi', NOW)).toBeNull();
    },
  );
});

describe('importing games', () => {
  async function organised() {
    const organiser = await createSignedIn();
    const member = await createSignedIn();
    const group = await createGroup({ creatorId: organiser.user.id });
    await addMember(group.id, member.user.id);
    return { organiser, member, groupId: group.id };
  }
  const inDays = (days: number) => `${compact(hoursFromNow(24 * days))}Z`;
  const settings = { maxPlayers: 14, isPublic: false };

  it('shows what is new, then makes the games and tells the members once', async () => {
    const { organiser, member, groupId } = await organised();
    const text = calendarOf([
      { summary: 'Nets', location: 'Model Town', dtstart: inDays(3), dtend: inDays(3.0625) },
      { summary: 'Match', dtstart: inDays(4) },
      { summary: 'Past', dtstart: inDays(-4) },
    ]);
    const seen = await importGames(organiser.actor, groupId, { text, ...settings, confirm: false });
    expect(seen).toMatchObject({
      saved: false,
      known: 0,
      games: [{ title: 'Nets' }, { title: 'Match' }],
    });
    expect(await db.game.count({ where: { groupId } })).toBe(0);

    await importGames(organiser.actor, groupId, { text, ...settings, confirm: true });
    const games = await db.game.findMany({ where: { groupId }, orderBy: { startsAt: 'asc' } });
    expect(games).toMatchObject([
      { title: 'Nets', location: 'Model Town', maxPlayers: 14, isPublic: false },
      // The place of the group.
      { title: 'Match', location: 'Gulberg, Lahore' },
    ]);
    const told = await db.notification.findMany({ where: { userId: member.user.id } });
    expect(told).toMatchObject([
      { type: 'game_created', message: expect.stringContaining('2 games, the first: Nets') },
    ]);

    const again = importGames(organiser.actor, groupId, { text, ...settings, confirm: true });
    await expect(again).rejects.toThrow('no coming game that the group does not have');
  });

  it('makes each game once, however often the button is clicked', async () => {
    const { organiser, groupId } = await organised();
    const text = calendarOf([{ summary: 'Nets', dtstart: inDays(3) }]);
    const add = () => importGames(organiser.actor, groupId, { text, ...settings, confirm: true });
    expect(await winners([add(), add(), add()])).toBe(1);
    expect(await db.game.count({ where: { groupId } })).toBe(1);
  });

  it('adds nothing when the group would have too many', async () => {
    const { organiser, groupId } = await organised();
    const days = Array.from({ length: 201 }, (_, at) => ({
      summary: `Nets ${at}`,
      dtstart: inDays(2 + at),
    }));
    const input = { text: calendarOf(days), ...settings, confirm: true };
    await expect(importGames(organiser.actor, groupId, input)).rejects.toThrow('200');
    expect(await db.game.count({ where: { groupId } })).toBe(0);
  });
});
