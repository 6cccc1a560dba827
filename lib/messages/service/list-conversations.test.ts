import { expect, it } from 'vitest';
import { addAllTexts } from '@/languages/all';
import { listConversations } from '@/lib/messages/service/list-conversations';
import { readChatWith } from '@/lib/messages/service/read-chat';
import { db } from '@/lib/platform/db/client';
import { runIn } from '@/lib/platform/language/run-in';
import { createConversation, createMessage } from '@/tests/factories/messages';
import { readAllPages } from '@/tests/factories/pages';
import { createSignedIn } from '@/tests/factories/sessions';
import { createOnboardedUser } from '@/tests/factories/users';

it('conversations are listed latest first, page by page, even with equal timestamps', async () => {
  const { actor } = await createSignedIn();
  const started = Date.now() - 3_600_000;
  const ids: number[] = [];
  for (const minute of [3, 1, 2, 2]) {
    const other = await createOnboardedUser();
    const { id } = await createConversation(actor.userId, other.id);
    const createdAt = new Date(started + minute * 60_000);
    await createMessage(id, other.id, `Minute ${minute}`, { createdAt });
    ids.push(id);
  }
  const seen = await readAllPages(1, (page) =>
    listConversations(actor, actor.userId, { box: 'inbox', ...page }),
  );
  const [third, first, second, alike] = ids;
  expect(seen.map(({ id }) => id)).toEqual([third, alike, second, first]);
});

it('a person without a name is called so in the language of the reader, also before the first message', async () => {
  addAllTexts();
  const { actor } = await createSignedIn();
  const { id } = await createOnboardedUser({ name: null, messagePrivacy: 'connections' });
  const open = () => readChatWith(actor, id);
  expect(await open()).toMatchObject({ name: 'User', refusal: expect.stringContaining('User') });
  expect(await runIn('ur', open)).toMatchObject({
    name: 'صارف',
    refusal: expect.stringContaining('صارف'),
  });
});

it('only those who are connected appear online', async () => {
  const { actor } = await createSignedIn();
  const [here, away] = [await createOnboardedUser(), await createOnboardedUser()];
  await db.presence.create({ data: { userId: here.id, sidecarId: 'one' } });
  for (const { id } of [here, away]) {
    await createMessage((await createConversation(actor.userId, id)).id, id);
  }
  const { items } = await listConversations(actor, actor.userId, { box: 'inbox', limit: 5 });
  const isOnline = new Map(items.map((chat) => [chat.userId, chat.isOnline]));
  expect([isOnline.get(here.id), isOnline.get(away.id)]).toEqual([true, false]);
});
