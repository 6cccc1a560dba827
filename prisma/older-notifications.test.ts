import { readFile } from 'node:fs/promises';
import { beforeAll, expect, it } from 'vitest';
import { addAllTexts } from '@/languages/all';
import { actOnSession } from '@/lib/classes/service/act-on-session';
import { updateGameSchema } from '@/lib/games/schema/edit-game';
import { updateGame } from '@/lib/games/service/edit-game';
import { sendReminders } from '@/lib/notifications/service/send-reminders';
import { db } from '@/lib/platform/db/client';
import { pool } from '@/lib/platform/db/pool';
import { createBooking } from '@/tests/factories/bookings';
import { createClassSession } from '@/tests/factories/classes';
import { createCoach } from '@/tests/factories/coaching';
import { hoursFromNow, zoneByDay } from '@/tests/factories/dates';
import { addParticipant, createGame } from '@/tests/factories/games';
import { createGroup } from '@/tests/factories/groups';
import { createPeople } from '@/tests/factories/sessions';
import { createVenue } from '@/tests/factories/venues';
import { findPlaces, hide, mark } from '@/tests/integration/copies';

const FILE = 'prisma/migrations/20261201070100_older_notifications_that_name/migration.sql';

beforeAll(() => addAllTexts());

it('what was told before words knew whom and what they name follows them from the migration on', async () => {
  const [creator, player, person] = await createPeople(3);
  const [place, page] = [mark(), mark()];
  const venue = await createVenue({ name: `Nets ${place}`, area: 'Gulberg', city: 'Lahore' });
  const group = await createGroup({ creatorId: creator.user.id, memberIds: [player.user.id] });
  const { id } = await createGame({
    groupId: group.id,
    startsAt: hoursFromNow(1),
    endsAt: hoursFromNow(2),
  });
  await addParticipant(id, player.user.id);
  const coach = await createCoach({ userId: person.user.id, name: `Coach ${page}` });
  const at = { startsAt: hoursFromNow(1), endsAt: hoursFromNow(1.2), decidedAt: new Date() };
  await createBooking(coach, { clientId: player.user.id, status: 'accepted', ...at });
  const lesson = { startsAt: hoursFromNow(1.4), endsAt: hoursFromNow(1.5) };
  const { id: sessionId } = await createClassSession(coach, lesson);
  await actOnSession(player.actor, sessionId, 'join', {});
  await db.user.update({ where: { id: player.user.id }, data: { timeZone: zoneByDay() } });
  await updateGame(creator.actor, id, updateGameSchema.parse({ venueId: venue.id }));
  await sendReminders(new Date());
  await pool.query(`UPDATE notifications SET data = data - 'named' - 'venueIds' - 'coachId'`);
  await pool.query(`UPDATE messages SET said = said #- '{about,venueIds}' WHERE said ? 'about'`);

  const sql = await readFile(FILE, 'utf8');
  for (let twice = 0; twice < 2; twice += 1) await pool.query(sql);
  const told = await db.notification.findMany({
    where: { userId: player.user.id },
    orderBy: { type: 'asc' },
  });
  expect(told.map(({ type, data }) => [type, data])).toEqual([
    ['booking_reminder', expect.objectContaining({ named: [person.user.id] })],
    ['class_reminder', expect.objectContaining({ coachId: coach.id, named: [person.user.id] })],
    ['game_changed', expect.objectContaining({ venueIds: [venue.id] })],
    ['game_reminder', expect.objectContaining({ venueIds: [venue.id] })],
  ]);
  await hide('venue', venue.id);
  await hide('coach', coach.id);
  const copies = /^(?:notifications|messages|games)\./;
  for (const words of [place, page])
    expect((await findPlaces(words)).filter((column) => copies.test(column))).toEqual([]);
});
