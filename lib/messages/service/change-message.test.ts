import { describe, expect, it } from 'vitest';
import { deleteMessage, editMessage, reactToMessage } from '@/lib/messages/service/change-message';
import { db } from '@/lib/platform/db/client';
import { createGroup } from '@/tests/factories/groups';
import { createConversation, createMessage, groupConversation } from '@/tests/factories/messages';
import { createBlock } from '@/tests/factories/moderation';
import { watchPublished } from '@/tests/factories/published';
import { createPeople } from '@/tests/factories/sessions';

const { publish } = watchPublished();

const contentOf = async (id: number) =>
  (await db.message.findUniqueOrThrow({ where: { id: BigInt(id) } })).content;

async function chat() {
  const [ali, sara] = await createPeople(2);
  const group = await createGroup({ creatorId: sara.user.id, memberIds: [ali.user.id] });
  const { id: conversationId } = await groupConversation(group.id);
  const say = async (who: typeof ali, words: string) =>
    Number((await createMessage(conversationId, who.user.id, words)).id);
  return { ali, sara, group, say };
}

describe('changing a message', () => {
  it('does not change those around it', async () => {
    const { ali, sara, say } = await chat();
    const ids = [await say(ali, 'One'), await say(sara, 'Two'), await say(ali, 'Three')];
    const [first = 0, theirs = 0, last = 0] = ids;
    await editMessage(ali.actor, last, 'Changed');
    expect(await Promise.all(ids.map(contentOf))).toEqual(['One', 'Two', 'Changed']);
    const refused = { code: 'forbidden' };
    await expect(editMessage(ali.actor, theirs, 'Mine now')).rejects.toMatchObject(refused);
    await expect(deleteMessage(ali.actor, theirs)).rejects.toMatchObject(refused);
    await deleteMessage(ali.actor, last);
    expect(await Promise.all(ids.map(contentOf))).toEqual(['One', 'Two', '']);
    await deleteMessage(sara.actor, first);
    expect(await Promise.all(ids.map(contentOf))).toEqual(['', 'Two', '']);
    const logged = (id: number) =>
      db.auditLog.count({ where: { targetType: 'message', targetId: `${id}` } });
    expect(await logged(last), 'by the sender').toBe(0);
    expect(await logged(first), 'by an organiser').toBe(1);
  });

  it('is announced to everybody in the chat', async () => {
    const { ali, sara, say } = await chat();
    const id = await say(ali, 'Nets at six');
    await editMessage(ali.actor, id, 'Nets at seven');
    expect(publish).toHaveBeenCalledWith(
      expect.arrayContaining([`user:${ali.user.id}`, `user:${sara.user.id}`]),
      'edited',
      expect.objectContaining({ messageId: id, content: 'Nets at seven' }),
    );
  });

  it('is refused once the group is hidden', async () => {
    const { ali, group, say } = await chat();
    const id = await say(ali, 'Nets at six');
    await db.group.update({ where: { id: group.id }, data: { hiddenAt: new Date() } });
    const gone = { code: 'not_found' };
    const reaction = { emoji: '👍', added: true };
    await expect(editMessage(ali.actor, id, 'Later')).rejects.toMatchObject(gone);
    await expect(reactToMessage(ali.actor, id, reaction)).rejects.toMatchObject(gone);
    await expect(deleteMessage(ali.actor, id)).rejects.toMatchObject(gone);
    expect(await contentOf(id)).toBe('Nets at six');
  });

  it('is refused once one of the two has blocked the other', async () => {
    const [ali, sara] = await createPeople(2);
    const { id: conversationId } = await createConversation(ali.user.id, sara.user.id);
    const id = Number((await createMessage(conversationId, ali.user.id, 'Salaam')).id);
    await createBlock(sara.user.id, ali.user.id);
    const gone = { code: 'not_found' };
    await expect(editMessage(ali.actor, id, 'Answer me')).rejects.toMatchObject(gone);
    await expect(deleteMessage(ali.actor, id)).rejects.toMatchObject(gone);
    expect(await contentOf(id)).toBe('Salaam');
  });
});
