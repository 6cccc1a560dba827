import { expect, it } from 'vitest';
import { addAllTexts } from '@/languages/all';
import { actOnSession } from '@/lib/classes/service/act-on-session';
import { listParticipants } from '@/lib/classes/service/read-sessions';
import { runIn } from '@/lib/platform/language/run-in';
import { createClassSession } from '@/tests/factories/classes';
import { createCoach } from '@/tests/factories/coaching';
import { createBlock } from '@/tests/factories/moderation';
import { createPeople } from '@/tests/factories/sessions';

it('a participant across a block is called so in the language of the coach', async () => {
  addAllTexts();
  const [coachPerson, client] = await createPeople(2);
  const coach = await createCoach({ userId: coachPerson.user.id });
  const { id } = await createClassSession(coach);
  await actOnSession(client.actor, id, 'join', {});
  await createBlock(client.user.id, coachPerson.user.id);
  const list = () => listParticipants(coachPerson.actor, id);
  expect(await list()).toMatchObject([{ userId: null, name: 'Unavailable user' }]);
  expect(await runIn('ur', list)).toMatchObject([{ userId: null, name: 'صارف دستیاب نہیں' }]);
});
