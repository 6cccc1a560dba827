import sharp from 'sharp';
import { GET } from '@/app/media/[...key]/route';
import { sendMessageSchema } from '@/lib/messages/schema/message-inputs';
import { sendMessage } from '@/lib/messages/service/send-message';
import { uploadPicture } from '@/lib/messages/service/upload-picture';
import { db } from '@/lib/platform/db/client';
import { createGroup } from './groups';
import { createPeople, type SignedIn } from './sessions';

/** The response to a browser that shows the picture at `url`. */
export function look(url: string, person: SignedIn | null): Promise<Response> {
  const request = new Request(`http://localhost:3000${url}`, {
    headers: person ? { cookie: person.cookie } : {},
  });
  const key = url.replace('/media/', '').split('/');
  return GET(request, { params: Promise.resolve({ key }) });
}

/** A picture that Ali has uploaded for a group with Sara and with a third person who leaves it once the picture is sent. */
export async function createChatPicture() {
  const [ali, sara, leaver, stranger] = await createPeople(4);
  const ids = [sara, leaver].map(({ actor }) => actor.userId);
  const group = await createGroup({ creatorId: ali.actor.userId, memberIds: ids });
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const file = new File([new Uint8Array(png)], 'x.png', { type: 'image/png' });
  const { imageKey, imageUrl } = await uploadPicture(ali.actor, file);
  /** @returns the statuses for Ali, Sara, the one who leaves, a stranger and a guest */
  async function seen(): Promise<number[]> {
    const people = [ali, sara, leaver, stranger, null];
    const responses = await Promise.all(people.map((who) => look(imageUrl, who)));
    return responses.map(({ status }) => status);
  }
  async function send() {
    const input = sendMessageSchema.parse({ groupId: group.id, imageKey });
    const sent = await sendMessage(ali.actor, input);
    await db.groupMember.deleteMany({ where: { userId: leaver.actor.userId } });
    return sent;
  }
  return { ali, sara, group, imageKey, imageUrl, seen, send };
}
