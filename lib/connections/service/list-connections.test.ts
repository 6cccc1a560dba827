import { expect, it } from 'vitest';
import { listConnections, listRequests } from '@/lib/connections/service/list-connections';
import { sendRequest } from '@/lib/connections/service/send-request';
import { addAllTexts } from '@/lib/language/all';
import { runIn } from '@/lib/platform/language/reader';
import { connect } from '@/tests/factories/connections';
import { createBlock } from '@/tests/factories/moderation';
import { createSignedIn } from '@/tests/factories/sessions';
import { createOnboardedUser } from '@/tests/factories/users';

it('a person without a name is called so in the language of the reader', async () => {
  addAllTexts();
  const { actor } = await createSignedIn({ name: null });
  const asked = await createOnboardedUser({ name: null, language: 'ur' });
  const send = () => sendRequest(actor, { receiverId: asked.id });
  // The greeting is in the words of whoever is asked.
  const { message, user: shown } = await send();
  expect(message).toContain('صارف');
  expect(shown.name).toBe('User');
  const page = { box: 'sent', limit: 5, cursor: undefined } as const;
  const { items } = await runIn('ur', () => listRequests(actor, page));
  expect(items[0]?.user.name).toBe('صارف');
  await expect(send()).rejects.toMatchObject({ message: expect.stringContaining('User') });
  await expect(runIn('ur', send)).rejects.toMatchObject({
    sentence: expect.stringContaining('صارف'),
  });
});

it('connections are listed without anybody across a block, whoever blocked', async () => {
  const { actor } = await createSignedIn();
  const known = await createOnboardedUser();
  const [blocked, blocking] = [await createOnboardedUser(), await createOnboardedUser()];
  for (const { id } of [known, blocked, blocking]) await connect(actor.userId, id);
  await createBlock(actor.userId, blocked.id);
  await createBlock(blocking.id, actor.userId);
  const { items } = await listConnections(actor, { limit: 5, cursor: undefined });
  expect(items.map(({ name }) => name)).toEqual([known.name]);
});
