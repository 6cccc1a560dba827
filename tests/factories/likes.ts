import { db } from '@/lib/db/client';
import type { Match, Prisma, Skip } from '@/lib/db/generated/client';
import { connect } from './connections';

/** A like that is not returned yet. */
export function createLike(
  user1Id: number,
  user2Id: number,
  overrides: Partial<Prisma.MatchUncheckedCreateInput> = {},
): Promise<Match> {
  return db.match.create({ data: { ...overrides, user1Id, user2Id } });
}

/** Both like each other, which connects them. */
export async function createMatch(firstId: number, secondId: number): Promise<void> {
  const matched = { status: 'matched', matchedAt: new Date() } as const;
  await createLike(firstId, secondId, matched);
  await createLike(secondId, firstId, matched);
  await connect(firstId, secondId);
}

export function createSkip(
  userId: number,
  skippedId: number,
  overrides: Partial<Prisma.SkipUncheckedCreateInput> = {},
): Promise<Skip> {
  return db.skip.create({ data: { ...overrides, userId, skippedId } });
}
