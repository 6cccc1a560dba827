import sharp from 'sharp';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { GET } from '@/app/media/[...key]/route';
import { sendMessageSchema } from '@/lib/messages/schema/message-inputs';
import { deleteMessage } from '@/lib/messages/service/change-message';
import { listMessages } from '@/lib/messages/service/list-messages';
import { sendMessage } from '@/lib/messages/service/send-message';
import { uploadPicture } from '@/lib/messages/service/upload-picture';
import { db } from '@/lib/platform/db/client';
import { fileUrl } from '@/lib/platform/storage/file-url';
import { getStorage, getStorageOf } from '@/lib/platform/storage/provider';
import { createGroup } from '@/tests/factories/groups';
import { createSignedIn, type SignedIn } from '@/tests/factories/sessions';

// The environment is read on import, so this must come first.
const there = await vi.hoisted(async () => {
  const { BUCKET, OWNER, S3StandIn } = await import('@/tests/services/s3');
  const bucket = new S3StandIn();
  await bucket.start();
  Object.assign(process.env, {
    S3_BUCKET: BUCKET,
    S3_REGION: OWNER.region,
    S3_ACCESS_KEY_ID: OWNER.accessKeyId,
    S3_SECRET_ACCESS_KEY: OWNER.secretAccessKey,
    S3_ENDPOINT: bucket.origin,
  });
  return bucket;
});

afterEach(() => there.reset());
afterAll(() => there.stop());

function look(url: string, person: SignedIn | null): Promise<Response> {
  const request = new Request(`http://localhost:3000${url}`, {
    headers: person ? { cookie: person.cookie } : {},
  });
  const key = url.replace('/media/', '').split('/');
  return GET(request, { params: Promise.resolve({ key }) });
}

it('a chat picture at S3 is given as a short-lived link to people who can read the chat', async () => {
  const [ali, sara, leaver, stranger] = await Promise.all([
    createSignedIn(),
    createSignedIn(),
    createSignedIn(),
    createSignedIn(),
  ]);
  const ids = [sara, leaver].map(({ actor }) => actor.userId);
  const group = await createGroup({ creatorId: ali.actor.userId, memberIds: ids });
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const file = new File([new Uint8Array(png)], 'x.png', { type: 'image/png' });
  const { imageKey, imageUrl } = await uploadPicture(ali.actor, file);
  const seen = async () => {
    const answers = await Promise.all(
      [ali, sara, leaver, stranger, null].map((who) => look(imageUrl, who)),
    );
    return answers.map(({ status }) => status);
  };
  expect(imageUrl).toBe(`/media/${imageKey}`);
  expect(await seen()).toEqual([302, 404, 404, 404, 404]);

  const input = sendMessageSchema.parse({ groupId: group.id, imageKey });
  const sent = await sendMessage(ali.actor, input);
  await db.groupMember.deleteMany({ where: { userId: leaver.actor.userId } });
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
