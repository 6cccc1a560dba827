import { expect, it } from 'vitest';
import { countReportsByMonth } from '@/lib/moderation/service/report-thing';
import { db } from '@/lib/platform/db/client';
import { createReport } from '@/tests/factories/moderation';
import { createOnboardedUser } from '@/tests/factories/users';

it('counts the reports of each month of the last year', async () => {
  await db.report.deleteMany({});
  const made = async (createdAt: string, status: 'open' | 'resolved' | 'dismissed') => {
    const [reporter, subject] = [await createOnboardedUser(), await createOnboardedUser()];
    const { id } = await createReport(reporter.id, subject.id);
    await db.report.update({ where: { id }, data: { createdAt, status } });
  };
  const year = new Date().getUTCFullYear() - (new Date().getUTCMonth() < 2 ? 1 : 0);
  await made(`${year}-02-01T00:00:00Z`, 'resolved');
  await made(`${year}-02-10T20:00:00Z`, 'dismissed');
  await made(`${year}-02-11T20:00:00Z`, 'open');
  await made(`${year}-01-10T20:00:00Z`, 'open');
  await made(`${year - 2}-02-10T20:00:00Z`, 'resolved');
  expect(await countReportsByMonth()).toEqual([
    { month: `${year}-02`, reports: 3, acted: 1, dismissed: 1, open: 1 },
    { month: `${year}-01`, reports: 1, acted: 0, dismissed: 0, open: 1 },
  ]);
});
