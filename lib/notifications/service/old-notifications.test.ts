import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { addAllTexts } from '@/lib/language/all';
import { listNotifications } from '@/lib/notifications/service/read-notifications';
import { pool } from '@/lib/platform/db/pool';
import { runIn } from '@/lib/platform/language/reader';
import { createNotification } from '@/tests/factories/notifications';
import { createSignedIn } from '@/tests/factories/sessions';

addAllTexts();
const MIGRATION = readFileSync(
  'prisma/migrations/20261123160000_old_notifications/migration.sql',
  'utf8',
);

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
  ['game_moved', 'Moved', 'A sentence of its own.', 'A sentence of its own.'],
])('an old %s stays readable', async (type, title, message, inUrdu) => {
  const { user, actor } = await createSignedIn();
  await createNotification(user.id, { type, title, message });
  await pool.query(MIGRATION);
  const read = async () => (await listNotifications(actor, { limit: 20 })).items[0];
  const english = await read();
  expect(english).toMatchObject({ title, content: message });
  const urdu = await runIn('ur', read);
  expect(urdu?.content).toMatch(inUrdu);
});
