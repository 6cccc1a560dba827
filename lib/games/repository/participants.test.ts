import { expect, it } from 'vitest';
import { findRecipientZones } from '@/lib/games/repository/participants';
import { db } from '@/lib/platform/db/client';
import { createGroup } from '@/tests/factories/groups';
import { createOnboardedUser } from '@/tests/factories/users';

it('the time zones of a game’s readers: the members, and players who are not members', async () => {
  const [member, guest] = [await createOnboardedUser(), await createOnboardedUser()];
  const group = await createGroup({ memberIds: [member.id] });
  const live = (id: number, timeZone: string) =>
    db.user.update({ where: { id }, data: { timeZone } });
  await live(group.creatorId, 'Asia/Karachi');
  await live(member.id, 'Europe/London');
  await live(guest.id, 'Asia/Dubai');
  const zones = await findRecipientZones({ groupId: group.id, userIds: [guest.id, member.id] }, db);
  expect(zones.toSorted()).toEqual(['Asia/Dubai', 'Asia/Karachi', 'Europe/London']);
});
