import { expect, it } from 'vitest';
import { POST as submit } from '@/app/api/join/[token]/form/route';
import { db } from '@/lib/platform/db/client';
import { createInviteLink } from '@/tests/factories/invites';
import { requestTo, withParams } from '@/tests/factories/requests';
import { readTable } from './access-matrix';
import { createWorld, type Role } from './groups-access-world';

// The plain form of an invite link: 303 redirects a guest to sign-in and a member to the group.

const { roles, lines } = readTable<Role>(`
                                         guest other asked declined left removed barred member organiser creator paused leaving banned admin
POST /api/join/{token}/form              303   303   303   303      303  403     403    303    303       303     303    404     303    303
POST /api/join/{token}/form (private)    303   303   303   303      303  403     403    303    303       303     303    404     303    303
POST /api/join/{token}/form (unknown)    303   404   404   404      404  404     404    404    404       404     404    404     303    404
POST /api/join/{token}/form (other site) 403   403   403   403      403  403     403    403    403       403     403    403     403    403
`);

it.each(lines)('$title', async ({ title, cells }) => {
  const { viewers, groupId, privateId } = await createWorld();
  const link = await createInviteLink({ groupId: title.includes('private') ? privateId : groupId });
  const token = title.includes('unknown') ? 'f'.repeat(32) : link.token;
  const answers: Record<string, string> = {};
  for (const role of roles) {
    const request = requestTo(`/api/join/${token}/form`, {
      method: 'POST',
      body: '',
      cookie: viewers[role]?.cookie,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      ...(title.includes('other site') ? { origin: 'https://elsewhere.test' } : {}),
    });
    const { status, headers } = await submit(request, withParams({ token }));
    answers[role] = String(status);
    const leads = headers.get('location') ?? '';
    if (role === 'guest' && status === 303) expect(leads).toMatch(/^\/sign-in\?/);
  }
  expect(answers).toEqual(cells);
});

it('a refusal is recorded as a security event', async () => {
  const { viewers, groupId } = await createWorld();
  const { barred } = viewers;
  const { token } = await createInviteLink({ groupId });
  const request = requestTo(`/api/join/${token}/form`, {
    method: 'POST',
    body: '',
    cookie: barred?.cookie,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  await submit(request, withParams({ token }));
  const [event] = await db.securityEvent.findMany({ where: { userId: barred?.user.id ?? 0 } });
  expect(event).toMatchObject({ event: 'authz_fail' });
});
