import { describe, expect, it } from 'vitest';
import { db } from '@/lib/platform/db/client';
import { pool } from '@/lib/platform/db/pool';
import { insertForIds, insertRow, insertRows } from './insert-rows';
import { insertSports } from './sports';

const somebody = (name: string) => ({ name, email: `${name}@example.test` });

describe('insertRows', () => {
  it('converts dates, lists, JSON and the gender that the database writes otherwise', async () => {
    const born = new Date('2026-11-21T15:40:00.123Z');
    const day = new Date('2026-11-21T00:00:00Z');
    const gender = 'prefer-not-to-say';
    const one = await insertRow(pool, 'users', { ...somebody('one'), gender, createdAt: born });
    const two = await insertRow(pool, 'users', somebody('two'));
    expect([one.createdAt, two.gender, two.tags]).toEqual([born, null, []]);
    await insertRows(pool, 'superLikes', [{ userId: one.id, lastOn: day }]);
    expect(await db.superLike.findFirst()).toEqual({ userId: one.id, lastOn: day });
    await insertRows(pool, 'notifications', [
      { userId: one.id, type: 'test', title: 'Ünal', message: "it's", data: { groupIds: [1, 2] } },
    ]);
    expect(await db.notification.findFirst()).toMatchObject({
      title: 'Ünal',
      message: "it's",
      data: { groupIds: [1, 2] },
    });
  });

  it('leaves what is undefined to the default', async () => {
    const { isAdmin } = await insertRow(pool, 'users', {
      ...somebody('plain'),
      isAdmin: undefined,
    });
    expect(isAdmin).toBe(false);
  });

  it('refuses rows of different shapes, and writes none of them', async () => {
    const rows = [somebody('first'), { ...somebody('second'), bio: 'Plays.' }];
    await expect(insertRows(pool, 'users', rows)).rejects.toThrow(
      'Rows of users differ: name,email and name,email,bio',
    );
    expect(await db.user.count({ where: { name: 'first' } })).toBe(0);
  });

  it('answers with the ids in the order of the rows', async () => {
    const ids = await insertForIds(pool, 'users', ['b', 'a', 'c'].map(somebody));
    const people = await db.user.findMany({ where: { id: { in: ids } }, orderBy: { name: 'asc' } });
    expect(people.map(({ id }) => id)).toEqual([ids[1], ids[0], ids[2]]);
  });

  it('writes nothing for no rows, and skips those that are there', async () => {
    await insertRows(pool, 'users', []);
    await insertSports(pool);
    await db.sport.update({ where: { id: 1 }, data: { name: 'Renamed' } });
    await insertSports(pool);
    expect(await db.sport.findUnique({ where: { id: 1 } })).toMatchObject({ name: 'Renamed' });
  });
});
