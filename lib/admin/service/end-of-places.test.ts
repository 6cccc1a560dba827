import { expect, it } from 'vitest';
import { moderateSchema } from '@/lib/admin/schema';
import { decideReport, moderatePerson } from '@/lib/admin/service/moderate';
import { db } from '@/lib/platform/db/client';
import { createClassSession } from '@/tests/factories/classes';
import { createCoach } from '@/tests/factories/coaching';
import { addParticipant, createGame } from '@/tests/factories/games';
import { createReport } from '@/tests/factories/moderation';
import { createSignedIn } from '@/tests/factories/sessions';
import { createOnboardedUser } from '@/tests/factories/users';

const NOTES = moderateSchema.parse({});

it.each(['by hand', 'by a report'])(
  'a ban %s gives the places to the next in line',
  async (how) => {
    const { actor: admin } = await createSignedIn({ isAdmin: true });
    const [person, next] = [await createOnboardedUser(), await createOnboardedUser()];
    const session = await createClassSession(await createCoach(), { places: 1 });
    const game = await createGame({ maxPlayers: 2 });
    await addParticipant(game.id, person.id);
    await addParticipant(game.id, next.id, { status: 'waitlisted' });
    const inClass = { sessionId: session.id };
    await db.classParticipant.create({ data: { ...inClass, userId: person.id } });
    const waits = { status: 'waitlisted', waitlistedAt: new Date() } as const;
    await db.classParticipant.create({ data: { ...inClass, userId: next.id, ...waits } });
    if (how === 'by hand') await moderatePerson(admin, person.id, 'ban', NOTES);
    else {
      const report = await createReport((await createOnboardedUser()).id, person.id);
      await decideReport(admin, report.id, 'ban', NOTES);
    }
    const statusOf = async (userId: number) => [
      (await db.gameParticipant.findFirstOrThrow({ where: { userId } })).status,
      (await db.classParticipant.findFirstOrThrow({ where: { userId } })).status,
    ];
    expect(await statusOf(person.id)).toEqual(['out', 'out']);
    expect(await statusOf(next.id)).toEqual(['going', 'going']);
    const types = await db.notification.findMany({ where: { userId: next.id } });
    expect(types.map(({ type }) => type).toSorted()).toEqual(['class_promoted', 'game_promoted']);
  },
);
