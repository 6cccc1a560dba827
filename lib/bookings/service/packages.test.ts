import { expect, it } from 'vitest';
import { movePackage, requestPackage } from '@/lib/bookings/service/packages';
import { db } from '@/lib/platform/db/client';
import { createCoach } from '@/tests/factories/coaching';
import { createSignedIn } from '@/tests/factories/sessions';

it('a package is decided once: later decisions are refused and notify nobody', async () => {
  const [coachPerson, client] = [await createSignedIn(), await createSignedIn()];
  const coach = await createCoach({ userId: coachPerson.user.id });
  const { id } = await requestPackage(client.actor, coach.id, 4);
  await movePackage(coachPerson.actor, id, 'accept');
  const refusal = { code: 'conflict', message: 'This package was decided already.' };
  for (const action of ['accept', 'decline'] as const) {
    await expect(movePackage(coachPerson.actor, id, action)).rejects.toMatchObject(refusal);
  }
  await expect(movePackage(client.actor, id, 'cancel')).rejects.toMatchObject(refusal);
  expect((await db.coachPackage.findUniqueOrThrow({ where: { id } })).status).toBe('active');
  expect(await db.notification.count({ where: { userId: client.user.id } })).toBe(1);
});
