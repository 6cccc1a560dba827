import { expect, it } from 'vitest';
import { readSport } from '@/lib/sports/service/read-sports';
import { sportId } from '@/prisma/rows/sports';
import { createCoach } from '@/tests/factories/coaching';
import { createGroup } from '@/tests/factories/groups';
import { createOnboardedUser } from '@/tests/factories/users';
import { createVenue } from '@/tests/factories/venues';

it('a sport counts its own players, groups, venues and coaches, as far as everybody may find them', async () => {
  for (const name of ['Golf', 'Tennis'] as const) {
    await createOnboardedUser({ play: [{ name }] });
    await createGroup({ sport: name });
    await createVenue({ sports: [name] });
    await createCoach({ sport: name });
  }
  await createOnboardedUser({ play: [{ name: 'Golf' }], pausedAt: new Date() });
  await createGroup({ sport: 'Golf', visibility: 'private' });
  await createVenue({ sports: ['Golf'], hiddenAt: new Date() });
  await createCoach({ sport: 'Golf', pausedAt: new Date() });
  expect(await readSport(sportId('Golf'))).toMatchObject({
    name: 'Golf',
    counts: { players: 1, groups: 1, venues: 1, coaches: 1 },
  });
});
