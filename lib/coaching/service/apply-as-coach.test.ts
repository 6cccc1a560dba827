import { afterEach, describe, expect, it, vi } from 'vitest';
import { decideCoachApplication } from '@/lib/admin/service/decide-application';
import { applyAsCoach, listOwnApplications } from '@/lib/coaching/service/apply-as-coach';
import { notificationPath } from '@/lib/notifications/schema/notification-path';
import { db } from '@/lib/platform/db/client';
import { createCoachApplication } from '@/tests/factories/coaching';
import { createSignedIn } from '@/tests/factories/sessions';

const DAY_MS = 86_400_000;
afterEach(() => {
  vi.useRealTimers();
});

describe('a person’s own coach applications', () => {
  it('show the status, the note and the date from which the person may apply again', async () => {
    const [applicant, admin] = await Promise.all([
      createSignedIn(),
      createSignedIn({ isAdmin: true }),
    ]);
    const { id } = await createCoachApplication({ userId: applicant.user.id });
    expect(await listOwnApplications(applicant.actor)).toMatchObject([
      { id, status: 'pending', reapplyAt: null },
    ]);
    await decideCoachApplication(admin.actor, id, 'reject', { adminNotes: 'Which level?' });
    const [rejected] = await listOwnApplications(applicant.actor);
    expect(rejected).toMatchObject({ status: 'rejected', adminNotes: 'Which level?' });
    expect(new Date(rejected?.reapplyAt ?? 0).getTime()).toBeGreaterThan(Date.now() + 29 * DAY_MS);
    const reviewedAt = new Date(Date.now() - 31 * DAY_MS);
    await db.coachApplication.update({ where: { id }, data: { reviewedAt } });
    expect(await listOwnApplications(applicant.actor)).toMatchObject([{ reapplyAt: null }]);
  });

  it('can be repeated 30 days after a rejection, or at once for another sport', async () => {
    const { actor, user } = await createSignedIn();
    const reviewedAt = new Date(Date.now() - 40 * DAY_MS);
    await createCoachApplication({ userId: user.id, status: 'rejected', reviewedAt });
    const apply = (sport: string) => {
      const form = new FormData();
      const fields = { name: 'Ali', sport, experience: '5 years', hourlyRate: '3000' };
      for (const [name, value] of Object.entries(fields)) form.set(name, value);
      return applyAsCoach(actor, form);
    };
    const end = reviewedAt.getTime() + 30 * DAY_MS;
    vi.useFakeTimers({ toFake: ['Date'], now: end - 1 });
    await expect(apply('Tennis')).rejects.toMatchObject({ code: 'conflict' });
    expect(await apply('Cricket')).toMatchObject({ status: 'pending' });
    vi.setSystemTime(end);
    expect(await apply('Tennis')).toMatchObject({ status: 'pending' });
  });

  it('are where the decision’s notification leads, since a rejected coach has no page', () => {
    expect(notificationPath('coach_application_decided', { coachId: 7 })).toBe(
      '/coach-application',
    );
  });
});
