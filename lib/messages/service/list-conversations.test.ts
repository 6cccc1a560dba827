import { expect, it } from 'vitest';
import { listConversations } from '@/lib/messages/service/list-conversations';
import { createConversation, createMessage } from '@/tests/factories/messages';
import { createSignedIn } from '@/tests/factories/sessions';
import { createOnboardedUser } from '@/tests/factories/users';

it('conversations are listed latest first, page by page, even with equal timestamps', async () => {
  const { actor } = await createSignedIn();
  const begun = Date.now() - 3_600_000;
  const ids: number[] = [];
  for (const minute of [3, 1, 2, 2]) {
    const other = await createOnboardedUser();
    const { id } = await createConversation(actor.userId, other.id);
    const createdAt = new Date(begun + minute * 60_000);
    await createMessage(id, other.id, `Minute ${minute}`, { createdAt });
    ids.push(id);
  }
  const seen: number[] = [];
  let cursor: string | undefined;
  do {
    const page = await listConversations(actor, actor.userId, { box: 'inbox', limit: 1, cursor });
    seen.push(...page.items.map(({ id }) => id));
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  const [third, first, second, alike] = ids;
  expect(seen).toEqual([third, alike, second, first]);
});
