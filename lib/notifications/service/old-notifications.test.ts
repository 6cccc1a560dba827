import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { addAllTexts } from '@/languages/all';
import { findMessage } from '@/lib/messages/repository/find-messages';
import { toMessage } from '@/lib/messages/repository/message-columns';
import { listNotifications } from '@/lib/notifications/service/read-notifications';
import { pool } from '@/lib/platform/db/pool';
import { runIn } from '@/lib/platform/language/reader';
import { createGroup } from '@/tests/factories/groups';
import { createMessage, groupConversation } from '@/tests/factories/messages';
import { createNotification } from '@/tests/factories/notifications';
import { createSignedIn } from '@/tests/factories/sessions';

addAllTexts();
const MIGRATIONS = [
  '20261123160000_old_notifications',
  '20261124043000_more_old_texts',
  '20261125350000_old_packages_and_decisions',
].map((name) => readFileSync(`prisma/migrations/${name}/migration.sql`, 'utf8'));
const migrate = async () => {
  for (const migration of MIGRATIONS) await pool.query(migration);
};

it.each([
  ['super_like', 'Super Like', 'Ali FC super liked you.', '⁨Ali FC⁩ نے آپ کو سپر لائک کیا۔'],
  ['group_invite', 'Group invite', '⁨عمر⁩ invites you to Gulberg Sevens.', /عمر.*⁨Gulberg Sevens⁩/],
  // Whose name is this?
  [
    'group_invite',
    'Group invite',
    'Ali invites you to Us invites you to Them.',
    'Ali invites you to Us invites you to Them.',
  ],
  [
    'friend_request_accepted',
    'Connection accepted',
    'Ali accepted your connection request.',
    /⁨Ali⁩/,
  ],
  [
    'friend_request_accepted',
    'Connection accepted',
    'Somebody accepted your connection request.',
    /^[^A-Za-z]+$/,
  ],
  ['group_invite_accepted', 'New member', 'Ali joined Us.', /⁨Ali⁩.*⁨Us⁩/],
  ['group_invite_accepted', 'New member', 'Ali joined We joined Us.', 'Ali joined We joined Us.'],
  ['group_join_approved', 'You are in', 'You are a member of Us now.', /⁨Us⁩/],
  // A note that ends like the sentence.
  [
    'group_join_approved',
    'You are in',
    'You are a member of Us now. Hi, come now.',
    'You are a member of Us now. Hi, come now.',
  ],
  ['group_role_changed', 'A group for you', 'Us is yours to run now.', /⁨Us⁩/],
  ['group_role_changed', 'Your role has changed', 'Us has made you an organiser.', /⁨Us⁩.*منتظم/],
  ['group_removed', 'No longer a member', 'You are no longer a member of Us.', /⁨Us⁩/],
  ['group_deleted', 'Group deleted', '⁨عمر⁩ was deleted. Its games are cancelled.', /عمر/],
  ['game_promoted', 'You are in', 'A place came free: you are going to A1.', /⁨A1⁩/],
  [
    'booking_completed',
    'Session completed',
    'How was the session with Ed? You can write a review.',
    /⁨Ed⁩/,
  ],
  ['coach_review', 'New review', 'Ali gave you 1 star.', /⁨Ali⁩.*1/],
  ['venue_review', 'New review', 'Canal Court got a review with 4 stars.', /⁨Canal Court⁩.*4/],
  [
    'venue_merged',
    'Two listings are one now',
    'A1 was listed twice. Its reviews and pictures are with B2 now.',
    /⁨A1⁩.*⁨B2⁩/,
  ],
  [
    'export_failed',
    'Your data could not be exported',
    'Please try again in your settings.',
    /^[^A-Za-z]+$/,
  ],
  ['booking_package', 'Package requested', 'Ali asks for a package of 5 sessions.', /⁨Ali⁩.*5/],
  ['booking_package', 'Package accepted', '10 sessions with Ed.', /10.*⁨Ed⁩|⁨Ed⁩.*10/],
  [
    'coach_application_decided',
    'Your coach application was rejected',
    'You can apply again after 30 days.',
    /^[^A-Za-z]*30[^A-Za-z]*$/,
  ],
  ['venue_application_decided', 'Your venue application was approved', 'A1 is listed now.', /⁨A1⁩/],
  [
    'venue_application_decided',
    'Your venue application was approved',
    'A1 is listed now. It is listed now.',
    'A1 is listed now. It is listed now.',
  ],
  [
    'venue_application_decided',
    'Your venue application was rejected',
    'You can apply again at any time.',
    /^[^A-Za-z]+$/,
  ],
  // The time is in words, so it cannot be said in other ones.
  [
    'booking_expired',
    'Booking request expired',
    'Ed did not answer in time for Sun 22 Nov 18:00.',
    'Ed did not answer in time for Sun 22 Nov 18:00.',
  ],
  ['game_moved', 'Moved', 'A sentence of its own.', 'A sentence of its own.'],
])('an old %s stays readable', async (type, title, message, inUrdu) => {
  const { user, actor } = await createSignedIn();
  await createNotification(user.id, { type, title, message });
  await migrate();
  const read = async () => (await listNotifications(actor, { limit: 20 })).items[0];
  const english = await read();
  expect(english).toMatchObject({ title, content: message });
  const urdu = await runIn('ur', read);
  expect(urdu?.content).toMatch(inUrdu);
});

it.each([
  ['joined', /جوائن/],
  ['left', /گروپ/],
  ['planned a game: A1, Sun 22 Nov 18:00', 'planned a game: A1, Sun 22 Nov 18:00'],
])('an old line "%s" of a chat stays readable', async (content, inUrdu) => {
  const { user } = await createSignedIn();
  const group = await createGroup({ creatorId: user.id });
  const { id: conversation } = await groupConversation(group.id);
  const { id } = await createMessage(conversation, user.id, content, { type: 'system' });
  await migrate();
  const row = await findMessage(id, user.id);
  if (!row) throw new Error('no such line');
  expect(toMessage(row, 'en').content).toBe(`${user.name} ${content}`);
  expect(toMessage(row, 'ur').content).toMatch(inUrdu);
});
