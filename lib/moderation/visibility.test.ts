import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { discoverable, notBlocked } from '@/lib/moderation/visibility';
import { ageColumns, isUnder18, thisYear } from '@/lib/platform/auth/age';
import { db } from '@/lib/platform/db/client';
import { on } from '@/lib/platform/db/kysely';
import { createBlock } from '@/tests/factories/moderation';
import { createOnboardedUser, createUser } from '@/tests/factories/users';

beforeEach(async () => {
  await db.user.deleteMany();
});

it('finds whoever is onboarded, present and not across a block', async () => {
  const viewer = await createOnboardedUser();
  const [visible, blocked, blocker] = [
    await createOnboardedUser(),
    await createOnboardedUser(),
    await createOnboardedUser(),
  ];
  const soon = new Date(Date.now() + 86_400_000);
  await createUser();
  await createOnboardedUser({ pausedAt: new Date() });
  await createOnboardedUser({ bannedAt: new Date() });
  await createOnboardedUser({ suspendedUntil: soon });
  await createOnboardedUser({ deletedAt: new Date() });
  await createOnboardedUser({ deletionRequestedAt: new Date(), deletionDueAt: soon });
  await createBlock(viewer.id, blocked.id);
  await createBlock(blocker.id, viewer.id);
  // Blocks between others concern nobody else.
  await createBlock(blocked.id, visible.id);

  const rows = await on()
    .selectFrom('users as u')
    .where(discoverable('u', viewer.id))
    .select('u.id')
    .execute();
  expect(rows).toEqual([{ id: visible.id }]);
});

it('applies no blocks to a signed-out viewer or to content without an author', async () => {
  const [one, other] = [await createOnboardedUser(), await createOnboardedUser()];
  await createBlock(one.id, other.id);
  const ask = async (person: number | null, viewer: number | null) => {
    const id = sql<number | null>`${person}::int`;
    const row = await on().selectNoFrom(notBlocked(id, viewer).as('passes')).executeTakeFirst();
    return row?.passes;
  };
  expect(await ask(other.id, one.id)).toBe(false);
  expect(await ask(one.id, other.id)).toBe(false);
  expect(await ask(other.id, null)).toBe(true);
  expect(await ask(null, one.id)).toBe(true);
});

it('separates adults from exactly those who are under 18 by the policy, and from nobody without a year', async () => {
  const [viewer, unknown] = [await createOnboardedUser(), await createOnboardedUser()];
  const years = [15, 16, 17, 18, 19, 20].map((years) => thisYear() - years);
  const people = await Promise.all(
    years.map((birthYear) => createOnboardedUser(ageColumns(birthYear))),
  );
  const adults = people.filter(({ birthYear }) => birthYear !== null && !isUnder18(birthYear));
  expect(adults.map(({ birthYear }) => thisYear() - (birthYear ?? 0))).toEqual([19, 20]);
  const found = async (by: number) => {
    const rows = await on()
      .selectFrom('users as u')
      .where(discoverable('u', by))
      .orderBy('u.id')
      .select('u.id')
      .execute();
    return rows.map(({ id }) => id);
  };
  const idsOf = (those: { id: number }[]) => those.map(({ id }) => id).toSorted((a, b) => a - b);
  expect(await found(viewer.id)).toEqual(idsOf([unknown, ...adults]));
  const [youngest] = people;
  const young = people.filter((person) => person !== youngest && !adults.includes(person));
  expect(await found(youngest?.id ?? 0)).toEqual(idsOf(young));
});
