import sharp from 'sharp';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { GET } from '@/app/media/[...key]/route';
import { sendMessageSchema } from '@/lib/messages/schema/message-inputs';
import { deleteMessage } from '@/lib/messages/service/change-message';
import { listMessages } from '@/lib/messages/service/list-messages';
import { sendMessage } from '@/lib/messages/service/send-message';
import { uploadPicture } from '@/lib/messages/service/upload-picture';
import { db } from '@/lib/platform/db/client';
import { createGroup } from '@/tests/factories/groups';
import { createSignedIn, type SignedIn } from '@/tests/factories/sessions';
import { UploadThingStandIn } from '@/tests/services/uploadthing';

// The environment is read on import, so this must come first.
await vi.hoisted(async () => {
  const { TOKEN } = await import('@/tests/services/uploadthing');
  process.env.UPLOADTHING_TOKEN = TOKEN;
});

const there = new UploadThingStandIn();
beforeAll(async () => {
  for (const [name, value] of Object.entries(await there.start())) vi.stubEnv(name, value);
});
afterAll(() => {
  vi.unstubAllEnvs();
  there.stop();
});

function look(url: string, person: SignedIn | null): Promise<Response> {
  const request = new Request(`http://localhost:3000${url}`, {
    headers: person ? { cookie: person.cookie } : {},
  });
  const key = url.replace('/media/', '').split('/');
  return GET(request, { params: Promise.resolve({ key }) });
}

it('a chat picture at UploadThing is served through our own URL to people who can read the chat', async () => {
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
  expect(imageUrl).toBe(`/media/chat/${imageKey}`);
  expect([...there.privateKeys]).toEqual([imageKey]);
  expect(await seen()).toEqual([200, 404, 404, 404, 404]);

  const input = sendMessageSchema.parse({ groupId: group.id, imageKey });
  const sent = await sendMessage(ali.actor, input);
  await db.groupMember.deleteMany({ where: { userId: leaver.actor.userId } });
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
