import { describe, expect, it } from 'vitest';
import { decideCoachApplication } from '@/lib/admin/service/decide-application';
import { listOwnApplications } from '@/lib/coaching/service/apply-as-coach';
import { db } from '@/lib/db/client';
import { notificationPath } from '@/lib/notifications/schema/notification-path';
import { createCoachApplication } from '@/tests/factories/coaching';
import { createSignedIn } from '@/tests/factories/sessions';

const DAY_MS = 86_400_000;

describe('one’s own applications', () => {
  it('say how they stand, with the note and the day from which one may apply again', async () => {
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

  it('are where the notification of a decision leads: a rejected coach has no page', () => {
    expect(notificationPath('coach_application_decided', { coachId: 7 })).toBe(
      '/coach-application',
    );
  });
});
