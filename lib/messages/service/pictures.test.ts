import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { GET } from '@/app/media/[...key]/route';
import { sendMessageSchema } from '@/lib/messages/schema/message-inputs';
import { deleteMessage } from '@/lib/messages/service/change-message';
import { sendMessage } from '@/lib/messages/service/send-message';
import { sweepPictures, uploadPicture } from '@/lib/messages/service/upload-picture';
import { db } from '@/lib/platform/db/client';
import { env } from '@/lib/platform/env/server';
import { actorOf } from '@/tests/factories/actors';
import { createGroup } from '@/tests/factories/groups';
import { createPeople, createSignedIn, type Person } from '@/tests/factories/sessions';

async function choose({ actor }: Pick<Person, 'actor'>): Promise<string> {
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .withExif({ IFD0: { Copyright: 'where it was taken' } })
    .png()
    .toBuffer();
  const file = new File([new Uint8Array(png)], 'x.png', { type: 'image/png' });
  return (await uploadPicture(actor, file)).imageKey;
}

async function look(key: string, person: Person | null): Promise<number> {
  const request = new Request(`http://localhost:3000/media/${key}`, {
    headers: person ? { cookie: person.cookie } : {},
  });
  return (await GET(request, { params: Promise.resolve({ key: key.split('/') }) })).status;
}
const isKept = (key: string) => existsSync(join(env.UPLOAD_DIR, key));
const age = (key: string, hours: number) =>
  db.upload.update({
    where: { key },
    data: { createdAt: new Date(Date.now() - hours * 3_600_000) },
  });

async function chat() {
  const [ali, sara, leaver, stranger] = await createPeople(4);
  const group = await createGroup({
    creatorId: ali.user.id,
    memberIds: [sara.user.id, leaver.user.id],
  });
  const send = (imageKey: string, person = ali) =>
    sendMessage(person.actor, sendMessageSchema.parse({ groupId: group.id, imageKey }));
  return { ali, sara, leaver, stranger, group, send };
}

describe('a chat picture', () => {
  it('leaves no file behind when its row cannot be stored', async () => {
    const files = async () => (await readdir(env.UPLOAD_DIR, { recursive: true })).length;
    await choose(await createSignedIn());
    const before = await files();
    await expect(choose({ actor: actorOf(2_000_000_000) })).rejects.toThrow();
    expect(await files()).toBe(before);
  });

  it('is visible to its sender until sent, then to the members, and to nobody once deleted', async () => {
    const { ali, sara, leaver, stranger, send } = await chat();
    const key = await choose(ali);
    const seen = () =>
      Promise.all([ali, sara, leaver, stranger, null].map((who) => look(key, who)));
    expect(await seen()).toEqual([200, 404, 404, 404, 404]);
    const { id } = await send(key);
    await db.groupMember.deleteMany({ where: { userId: leaver.user.id } });
    expect(await seen()).toEqual([200, 200, 404, 404, 404]);
    await deleteMessage(ali.actor, id);
    expect(await seen()).toEqual([200, 404, 404, 404, 404]);
  });

  it('cannot be sent by somebody else, or twice', async () => {
    const { ali, sara, send } = await chat();
    const key = await choose(ali);
    await expect(send(key, sara)).rejects.toMatchObject({ code: 'invalid' });
    await send(key);
    await expect(send(key)).rejects.toMatchObject({ code: 'invalid' });
  });

  it('contains no location metadata', async () => {
    const { ali } = await chat();
    const key = await choose(ali);
    const { exif, format } = await sharp(await readFile(join(env.UPLOAD_DIR, key))).metadata();
    expect({ exif, format }).toEqual({ exif: undefined, format: 'webp' });
  });
});

describe('the clean-up', () => {
  it('removes pictures that were never sent or were deleted a day ago, and nothing else', async () => {
    const { ali, send } = await chat();
    const [loose, fresh, sent, back] = [
      await choose(ali),
      await choose(ali),
      await choose(ali),
      await choose(ali),
    ];
    await send(sent);
    await deleteMessage(ali.actor, (await send(back)).id);
    for (const key of [loose, sent, back]) await age(key, 25);
    await sweepPictures();
    expect([loose, fresh, sent, back].map(isKept)).toEqual([false, true, true, false]);
    expect(await db.upload.count({ where: { key: { in: [loose, back] } } })).toBe(0);
    await expect(send(loose)).rejects.toMatchObject({ code: 'invalid' });
  });
});
