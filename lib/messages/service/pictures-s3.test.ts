import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { deleteMessage } from '@/lib/messages/service/change-message';
import { listMessages } from '@/lib/messages/service/list-messages';
import { fileUrl } from '@/lib/platform/storage/file-url';
import { getStorage, getStorageOf } from '@/lib/platform/storage/provider';
import { createChatPicture, look } from '@/tests/factories/chat-pictures';

// The environment is read on import, so this must come first.
const there = await vi.hoisted(async () => (await import('@/tests/services/s3')).startBucket());

afterEach(() => there.reset());
afterAll(() => there.stop());

it('a chat picture at S3 is given as a short-lived link to people who can read the chat', async () => {
  const { ali, sara, group, imageKey, imageUrl, seen, send } = await createChatPicture();
  expect(imageUrl).toBe(`/media/${imageKey}`);
  expect(await seen()).toEqual([302, 404, 404, 404, 404]);

  const sent = await send();
  expect(await seen()).toEqual([302, 302, 404, 404, 404]);
  const { items } = await listMessages(sara.actor, { groupId: group.id }, { limit: 20 });
  expect(items.find(({ id }) => id === sent.id)?.image?.url).toBe(imageUrl);

  const answer = await look(imageUrl, sara);
  expect(answer.headers.get('cache-control')).toBe('private, max-age=150');
  const picture = await fetch(answer.headers.get('location') ?? '');
  expect(picture.headers.get('content-type')).toBe('image/webp');
  expect(new Uint8Array(await picture.arrayBuffer())).toEqual(there.kept.get(imageKey)?.data);

  await deleteMessage(ali.actor, sent.id);
  expect(await seen()).toEqual([302, 404, 404, 404, 404]);
});

it('other pictures at S3 pass through the site, as long as the bucket has no public address', async () => {
  const data = new Uint8Array([82, 73, 70, 70]);
  const { key, provider } = await getStorage().put(data, 'avatar');
  expect(provider).toBe('s3');
  const url = fileUrl(provider, key);
  const answer = await look(url, null);
  expect(answer.headers.get('cache-control')).toContain('public');
  expect(new Uint8Array(await answer.arrayBuffer())).toEqual(data);

  there.mood = 'refuses';
  expect((await look(url, null)).status).toBe(503);
  there.mood = 'works';
  await getStorageOf(provider)?.delete([key]);
  expect((await look(url, null)).status).toBe(404);
});

it('a picture on the local disk stays readable beside the bucket', async () => {
  const data = new Uint8Array([1, 2, 3]);
  const stored = await getStorageOf('local')?.put(data, 'venue');
  const answer = await look(fileUrl('local', stored?.key ?? ''), null);
  expect(new Uint8Array(await answer.arrayBuffer())).toEqual(data);
  expect(there.answers).toEqual([]);
});
