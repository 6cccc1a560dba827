import { beforeEach } from 'vitest';
import { GET } from '@/app/api/groups/discover/route';
import { groupCardListSchema } from '@/lib/groups/schema/group-card';
import { db } from '@/lib/platform/db/client';
import { createGroup } from '@/tests/factories/groups';
import { describeNearbyList } from '@/tests/integration/nearby-list';

beforeEach(async () => {
  await db.group.deleteMany();
  await db.rateLimit.deleteMany();
});

describeNearbyList({
  path: '/api/groups/discover',
  GET,
  schema: groupCardListSchema,
  create: createGroup,
});
