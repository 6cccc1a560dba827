import { beforeEach, expect, it } from 'vitest';
import { POST } from '@/app/api/reports/appeal/route';
import { moderateSchema } from '@/lib/admin/schema';
import { decideReport } from '@/lib/admin/service/decide-report';
import { moderatePerson } from '@/lib/admin/service/moderate';
import { appealState } from '@/lib/moderation/service/appeal';
import { countReportsByMonth } from '@/lib/moderation/service/report-thing';
import { db } from '@/lib/platform/db/client';
import { requestTo, withParams } from '@/tests/factories/requests';
import { createSignedIn, type Person } from '@/tests/factories/sessions';
import { createOnboardedUser, type TestUser } from '@/tests/factories/users';

const notes = moderateSchema.parse({ adminNotes: 'Threats in a chat', days: 7 });
let admin: Person;
let person: TestUser;

beforeEach(async () => {
  admin = await createSignedIn({ isAdmin: true });
  person = await createOnboardedUser();
});

const letters = () =>
  db.outboxMail.findMany({ where: { to: person.email }, orderBy: { id: 'asc' } });
const tokenIn = (text = '') => /\/appeal\?token=([^\s"]+)/.exec(text)?.[1] ?? '';
async function sanction(action: 'suspend' | 'ban'): Promise<string> {
  await moderatePerson(admin.actor, person.id, action, notes);
  return decodeURIComponent(tokenIn((await letters()).at(-1)?.text));
}
const send = (token: string, note: string) =>
  POST(
    requestTo('/api/reports/appeal', {
      body: `${new URLSearchParams({ token, note })}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    }),
    withParams({}),
  );
const appeals = () => db.report.findMany({ where: { reporterId: person.id } });

it('a suspended person appeals once, by the link of the letter, and is let in again', async () => {
  const token = await sanction('suspend');
  expect((await letters()).at(-1)?.subject).toBe('Your account is suspended for 7 days');
  expect((await letters()).at(-1)?.text).not.toContain('Threats');
  expect(await appealState(token)).toBe('open');
  expect((await send(token, ' ')).status).toBe(422);
  const answers = await Promise.all([send(token, 'It was a joke.'), send(token, 'Really.')]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([303, 409]);
  expect(await appealState(token)).toBe('sent');
  const [appeal] = await appeals();
  expect(appeal).toMatchObject({ reason: 'appeal', subjectId: person.id, status: 'open' });
  const id = appeal?.id ?? 0;
  await expect(decideReport(admin.actor, id, 'ban', notes)).rejects.toMatchObject({
    code: 'conflict',
  });
  await decideReport(admin.actor, id, 'restore', notes);
  expect(await db.user.findUniqueOrThrow({ where: { id: person.id } })).toMatchObject({
    suspendedUntil: null,
  });
  expect((await letters()).at(-1)?.subject).toBe('Your account is open again');
  expect(await appealState(token)).toBe('over');
  expect((await send(token, 'Again')).status).toBe(404);
});

it('a refused appeal is final until the next decision', async () => {
  const token = await sanction('ban');
  await send(token, 'Please');
  const [appeal] = await appeals();
  await decideReport(admin.actor, appeal?.id ?? 0, 'dismiss', notes);
  expect((await letters()).at(-1)?.subject).toContain('the decision stands');
  expect((await send(token, 'Please, please')).status).toBe(409);
  expect(await appealState(await sanction('suspend'))).toBe('open');
});

it('nobody appeals with a made-up link, and appeals are no reports in the numbers', async () => {
  expect(await appealState('made-up')).toBe('over');
  expect((await send('made-up', 'Please')).status).toBe(404);
  const before = await countReportsByMonth();
  await send(await sanction('ban'), 'Please');
  expect(await countReportsByMonth()).toEqual(before);
});

it('only an appeal can be granted', async () => {
  const reporter = await createOnboardedUser();
  const { id } = await db.report.create({
    data: {
      reporterId: reporter.id,
      subjectId: person.id,
      targetType: 'person',
      targetId: person.id,
      reason: 'spam',
    },
  });
  await expect(decideReport(admin.actor, id, 'restore', notes)).rejects.toMatchObject({
    code: 'conflict',
  });
});
