import { describe, expect, it } from 'vitest';
import { addAllTexts } from '@/languages/all';
import { listConnectionStates, listRequests } from '@/lib/connections/service/list-connections';
import { sendRequest } from '@/lib/connections/service/send-request';
import { runIn } from '@/lib/platform/language/run-in';
import { ASK_AGAIN_DAYS } from '@/lib/users/constants';
import { connect, createFriendRequest } from '@/tests/factories/connections';
import { createBlock } from '@/tests/factories/moderation';
import { createSignedIn } from '@/tests/factories/sessions';
import { createOnboardedUser } from '@/tests/factories/users';

it('a person without a name is called so in the language of the reader', async () => {
  addAllTexts();
  const { actor } = await createSignedIn({ name: null });
  const asked = await createOnboardedUser({ name: null, language: 'ur' });
  const send = () => sendRequest(actor, { receiverId: asked.id });
  // The greeting is in the recipient's language.
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

const person = async () => (await createOnboardedUser()).id;

describe('the states for the buttons on cards', () => {
  const declined = { status: 'declined', decidedAt: new Date() } as const;

  it('say who was asked, who asks and who is connected, whoever began', async () => {
    const { actor } = await createSignedIn();
    const [asked, asking, one, other] = [
      await person(),
      await person(),
      await person(),
      await person(),
    ];
    const sent = await createFriendRequest(actor.userId, asked);
    const received = await createFriendRequest(asking, actor.userId);
    await connect(actor.userId, one);
    await connect(other, actor.userId);
    expect(await listConnectionStates(actor)).toEqual({
      [asked]: { state: 'sent', requestId: sent.id },
      [asking]: { state: 'received', requestId: received.id },
      [one]: { state: 'connected', requestId: null },
      [other]: { state: 'connected', requestId: null },
    });
  });

  it('keep a silent decline from its sender, and forget it once the two are connected', async () => {
    const { actor } = await createSignedIn();
    const [silent, before, after, withdrawn, declinedByActor] = [
      await person(),
      await person(),
      await person(),
      await person(),
      await person(),
    ];
    const request = await createFriendRequest(actor.userId, silent, declined);
    await createFriendRequest(actor.userId, before, declined);
    await connect(before, actor.userId);
    await connect(after, actor.userId);
    await createFriendRequest(actor.userId, after, declined);
    await createFriendRequest(actor.userId, withdrawn, { ...declined, withdrawnAt: new Date() });
    await createFriendRequest(declinedByActor, actor.userId, declined);
    expect(await listConnectionStates(actor)).toEqual({
      [silent]: { state: 'sent', requestId: request.id },
      [before]: { state: 'connected', requestId: null },
      [after]: { state: 'connected', requestId: null },
    });
  });

  it('let somebody be asked again after the time for it', async () => {
    const { actor } = await createSignedIn();
    const long = await person();
    const decidedAt = new Date(Date.now() - (ASK_AGAIN_DAYS * 86_400 + 60) * 1_000);
    await createFriendRequest(actor.userId, long, { ...declined, decidedAt });
    expect(await listConnectionStates(actor)).toEqual({});
  });

  it('leave out everybody across a block', async () => {
    const { actor } = await createSignedIn();
    const [asked, asking, connected] = [await person(), await person(), await person()];
    await createFriendRequest(actor.userId, asked);
    await createFriendRequest(asking, actor.userId);
    await connect(connected, actor.userId);
    await createBlock(asked, actor.userId);
    await createBlock(actor.userId, asking);
    await createBlock(connected, actor.userId);
    expect(await listConnectionStates(actor)).toEqual({});
  });
});
