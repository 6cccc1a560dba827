import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { deleteMessage } from '@/lib/messages/service/change-message';
import { listMessages } from '@/lib/messages/service/list-messages';
import { createChatPicture, look } from '@/tests/factories/chat-pictures';
import { UploadThingStub } from '@/tests/services/uploadthing';

// The environment is read on import, so this must come first.
await vi.hoisted(async () => {
  const { TOKEN } = await import('@/tests/services/uploadthing');
  process.env.UPLOADTHING_TOKEN = TOKEN;
});

const there = new UploadThingStub();
beforeAll(async () => {
  for (const [name, value] of Object.entries(await there.start())) vi.stubEnv(name, value);
});
afterAll(() => {
  vi.unstubAllEnvs();
  there.stop();
});

it('a chat picture at UploadThing is served through our own URL to people who can read the chat', async () => {
  const { ali, sara, group, imageKey, imageUrl, seen, send } = await createChatPicture();
  expect(imageUrl).toBe(`/media/chat/${imageKey}`);
  expect([...there.privateKeys]).toEqual([imageKey]);
  expect(await seen()).toEqual([200, 404, 404, 404, 404]);

  const sent = await send();
  expect(await seen()).toEqual([200, 200, 404, 404, 404]);
  const { items } = await listMessages(sara.actor, { groupId: group.id }, { limit: 20 });
  expect(items.find(({ id }) => id === sent.id)?.image?.url).toBe(imageUrl);
  const answer = await look(imageUrl, sara);
  expect(answer.headers.get('cache-control')).toContain('private');
  expect(answer.headers.get('content-type')).toBe('image/webp');
  expect(new Uint8Array(await answer.arrayBuffer())).toEqual(there.kept.get(imageKey)?.data);

  there.mood = 'refuses';
  expect((await look(imageUrl, sara)).status).toBe(503);
  there.mood = 'works';
  await deleteMessage(ali.actor, sent.id);
  expect(await seen()).toEqual([200, 404, 404, 404, 404]);
});
