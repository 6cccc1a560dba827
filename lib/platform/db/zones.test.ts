import { expect, it } from 'vitest';
import { daysCompared, ownOffsets } from '@/lib/platform/calendar/zone-offsets';
import { db } from '@/lib/platform/db/client';
import { on } from '@/lib/platform/db/kysely';
import { readZoneOffsets } from '@/lib/platform/db/zones';
import { createSignedIn } from '@/tests/factories/sessions';

it('reads the offsets of every zone in use, and none of one that Postgres does not know', async () => {
  const zones = ['Europe/London', 'America/St_Johns', 'Mars/Olympus'];
  for (const timeZone of zones) {
    const { user } = await createSignedIn();
    await db.user.update({ where: { id: user.id }, data: { timeZone } });
  }
  const days = daysCompared(new Date());
  const read = await readZoneOffsets(on(), days);
  expect(read).toEqual(
    expect.arrayContaining(zones.map((zone) => ({ zone, minutes: ownOffsets(zone, days) }))),
  );
});
