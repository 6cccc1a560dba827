import { expect, it } from 'vitest';
import { exportGroup } from '@/lib/statistics/service/export-group';
import { createGame } from '@/tests/factories/games';
import { addMember, createGroup } from '@/tests/factories/groups';
import { createMessage, groupConversation } from '@/tests/factories/messages';
import { createSignedIn } from '@/tests/factories/sessions';
import { unzip } from '@/tests/factories/unzip';

it('has everything of a group for its creator, past any batch, and e-mails of nobody', async () => {
  const creator = await createSignedIn();
  const [member, organiser] = [await createSignedIn(), await createSignedIn()];
  const group = await createGroup({ creatorId: creator.user.id });
  await addMember(group.id, member.user.id);
  await addMember(group.id, organiser.user.id, 'organiser');
  const game = await createGame({ groupId: group.id, creatorId: creator.user.id });
  const { id: conversationId } = await groupConversation(group.id);
  for (let at = 0; at < 205; at += 1)
    await createMessage(conversationId, member.user.id, `Line ${at}`);

  const files = await unzip(await exportGroup(creator.actor, group.id));
  expect([...files.keys()].toSorted()).toEqual([
    'games.json',
    'group.json',
    'members.json',
    'messages.json',
    'money.csv',
    'regulars.json',
    'statistics.csv',
  ]);
  const json = (name: string) => JSON.parse(String(files.get(name)));
  expect(json('members.json')).toHaveLength(3);
  expect(json('games.json')).toMatchObject([
    { id: game.id, participants: [{ user: { name: creator.user.name } }] },
  ]);
  const lines = json('messages.json').map(({ content }: { content: string }) => content);
  expect(lines).toEqual(expect.arrayContaining(['Line 0', 'Line 204']));
  for (const { user } of [creator, member, organiser])
    expect([...files.values()].join('\n')).not.toContain(user.email);

  await expect(exportGroup(organiser.actor, group.id)).rejects.toThrow('Only the creator');
});
