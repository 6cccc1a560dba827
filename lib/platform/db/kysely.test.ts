import { readdir, readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { db } from '@/lib/platform/db/client';
import { violates } from '@/lib/platform/db/errors';
import { on, prepared, searching } from '@/lib/platform/db/kysely';
import { pool } from '@/lib/platform/db/pool';
import { toSnakeCase } from '@/lib/platform/db/snake-case';
import { transaction } from '@/lib/platform/db/transaction';
import { createUser } from '@/tests/factories/users';

const findName = prepared((kx, p: { id: number }) =>
  kx.selectFrom('users').where('id', '=', p.id).select(['id', 'firstName', 'createdAt']),
);

const findPeople = searching(
  (kx, p: { ids: number[]; firstName: string | null; newest: boolean }) =>
    kx
      .selectFrom('users')
      .where((eb) => sql<boolean>`${eb.ref('id')} = ANY(${p.ids}::int[])`)
      .$if(p.firstName !== null, (query) => query.where('firstName', '=', p.firstName))
      .orderBy('id', p.newest ? 'desc' : 'asc')
      .select('id'),
);

const setName = (id: number, firstName: string, tx?: Parameters<typeof on>[0]) =>
  on(tx).updateTable('users').set({ firstName }).where('id', '=', id).execute();

/** `table.column` of every field of the schema, and whether a new row may leave it out. */
async function readSchema(): Promise<Map<string, boolean>> {
  const folder = new URL('../../../prisma/schema/', import.meta.url);
  const texts = await Promise.all(
    (await readdir(folder)).map((name) => readFile(new URL(name, folder), 'utf8')),
  );
  const models = [...texts.join('\n').matchAll(/^model (\w+) \{\n(.*?)^\}/gms)];
  const names = new Set(models.map(([, name]) => name));
  return new Map(
    models.flatMap(([, , body = '']) => {
      const table = /@@map\("(\w+)"\)/.exec(body)?.[1];
      return [...body.matchAll(/^ {2}(\w+) +([\w]+)(\S*)(.*)$/gm)]
        .filter(([, , type]) => !names.has(type))
        .map(([, field = '', , mark = '', rest = '']): [string, boolean] => [
          `${table}.${toSnakeCase(field)}`,
          mark.includes('?') || rest.includes('@default'),
        ]);
    }),
  );
}

describe('a statement', () => {
  it('reads rows with the schema’s names, dates as UTC and int8 as numbers', async () => {
    const { id } = await createUser();
    const day = new Date('2026-03-29T00:00:00Z');
    const { rows } = await sql<{ aDay: Date; days: Date[]; many: number; manyMore: number[] }>`
      SELECT ${day}::date AS a_day, ARRAY[${day}::date] AS days, 5::bigint AS many, ARRAY[6::bigint] AS many_more`.execute(
      on(),
    );
    expect(rows).toEqual([{ aDay: day, days: [day], many: 5, manyMore: [6] }]);
    await setName(id, 'Sana');
    const { createdAt } = await db.user.findUniqueOrThrow({ where: { id } });
    expect(await findName({ id })).toEqual([{ id, firstName: 'Sana', createdAt }]);
  });

  it('that is prepared takes the values of each call', async () => {
    const [one, two] = [
      await createUser({ firstName: 'One' }),
      await createUser({ firstName: 'Two' }),
    ];
    const found = await Promise.all([findName({ id: one.id }), findName({ id: two.id })]);
    expect(found.map(([row]) => row?.firstName)).toEqual(['One', 'Two']);
  });

  it('that is planned once is kept by its connection, for the values that ask for it', () =>
    transaction(async (tx) => {
      const find = searching(
        (kx, p: { id: number; lastName: string | null }) =>
          kx
            .selectFrom('users')
            .where('id', '=', p.id)
            .$if(p.lastName !== null, (query) => query.where('lastName', '=', p.lastName))
            .select('id'),
        ({ lastName }) => lastName !== null,
      );
      const kept = sql`SELECT FROM pg_prepared_statements WHERE statement LIKE '%where "id" = $1%'`;
      const count = async () => (await kept.execute(on(tx))).rows.length;
      const before = await count();
      await find({ id: 1, lastName: null }, tx);
      expect(await count()).toBe(before);
      for (const lastName of ['Khan', 'Malik']) await find({ id: 1, lastName }, tx);
      expect(await count()).toBe(before + 1);
    }));

  it('that searches has one text per set of filters, and takes its values from each call', async () => {
    const ali = await createUser({ firstName: 'Ali' });
    const sara = await createUser({ firstName: 'Sara' });
    const ids = [ali.id, sara.id];
    const find = async (firstName: string | null, newest = false) =>
      (await findPeople({ ids, firstName, newest })).map(({ id }) => id);
    expect(await find('Ali')).toEqual([ali.id]);
    expect(await find(null)).toEqual(ids);
    expect(await find('Sara')).toEqual([sara.id]);
    expect(await find(null, true)).toEqual(ids.toReversed());
    const one = findPeople.toText({ ids, firstName: 'Ali', newest: false });
    const other = findPeople.toText({ ids: [1], firstName: 'Sara', newest: false });
    expect(other.sql).toBe(one.sql);
    expect(other.parameters).toEqual([[1], 'Sara']);
  });

  it('reports how many rows it changed and which constraint it violated', async () => {
    const { id, email } = await createUser();
    const other = await createUser();
    const change = on().updateTable('users').set({ email }).where('id', '=', id);
    expect((await change.executeTakeFirst()).numUpdatedRows).toBe(1n);
    const clash = await on()
      .updateTable('users')
      .set({ email })
      .where('id', '=', other.id)
      .execute()
      .catch((error: unknown) => error);
    expect(violates(clash, 'users_email')).toBe(true);
  });
});

describe('a transaction', () => {
  it('is shared by Prisma and Kysely: each sees what the other wrote, and both roll back', async () => {
    const { id } = await createUser({ firstName: 'Before' });
    const seen = await transaction(async (tx) => {
      await tx.user.update({ where: { id }, data: { firstName: 'Prisma' } });
      const [bySql] = await findName({ id }, tx);
      await setName(id, 'Kysely', tx);
      const byModel = await tx.user.findUniqueOrThrow({ where: { id } });
      const [outside] = await findName({ id });
      expect([bySql?.firstName, byModel.firstName, outside?.firstName]).toEqual([
        'Prisma',
        'Kysely',
        'Before',
      ]);
      throw new Error('undo');
    }).catch((error: Error) => error.message);
    expect(seen).toBe('undo');
    expect((await findName({ id }))[0]?.firstName).toBe('Before');
  });

  it('keeps its own connection alongside others and inside another', async () => {
    const pid = sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`;
    const pids = async (tx: Parameters<typeof on>[0]) => {
      const [model] = await (tx ?? db).$queryRaw<{ pid: number }[]>`SELECT pg_backend_pid() AS pid`;
      const { rows } = await pid.execute(on(tx));
      expect(rows[0]?.pid).toBe(model?.pid);
      return model?.pid;
    };
    const all = await Promise.all(
      Array.from({ length: 4 }, () =>
        transaction(async (tx) => {
          const own = await pids(tx);
          const inner = await transaction(pids);
          expect(inner).not.toBe(own);
          return pids(tx);
        }),
      ),
    );
    expect(new Set(all).size).toBe(4);
  });

  it('that has ended runs no statement: its connection may be in use elsewhere', async () => {
    const { id } = await createUser();
    let late = db as Parameters<typeof on>[0];
    await transaction(async (tx) => {
      late = tx;
      await findName({ id }, tx);
    });
    await expect(setName(id, 'Late', late)).rejects.toThrow('The transaction is over.');
    await expect(findName({ id }, late)).rejects.toThrow('The transaction is over.');
  });

  it('finds its connection even if the build contains these modules twice', async () => {
    const { id } = await createUser({ firstName: 'Twice' });
    vi.resetModules();
    const again = await import('@/lib/platform/db/transaction');
    const { on: onAgain } = await import('@/lib/platform/db/kysely');
    const rows = await again.transaction((tx) =>
      onAgain(tx).selectFrom('users').where('id', '=', id).select('firstName').execute(),
    );
    expect(rows).toEqual([{ firstName: 'Twice' }]);
  });

  it('opened directly through Prisma is refused', async () => {
    const work = db.$transaction((tx) => setName(1, 'Nobody', tx));
    await expect(work).rejects.toThrow('was not opened by transaction()');
  });
});

describe('the table types', () => {
  it('reject columns that the tables do not have', () => {
    const kx = on();
    // @ts-expect-error -- no such column
    kx.selectFrom('users').select('firstNam');
    // @ts-expect-error -- no such table
    kx.selectFrom('persons');
    // @ts-expect-error -- not a role of a member
    kx.updateTable('groupMembers').set({ role: 'king' });
    // @ts-expect-error -- worked out by the database
    kx.updateTable('venues').set({ rating: 5 });
    // @ts-expect-error -- a new row needs its group
    kx.insertInto('groupMembers').values({ userId: 1 });
    // @ts-expect-error -- JSON is written as text
    kx.updateTable('venues').set({ openingHours: [] });
    const name = (row: { firstName: string }) => row.firstName;
    // @ts-expect-error -- may be null
    void (() => kx.selectFrom('users').select('firstName').executeTakeFirstOrThrow().then(name));
    expect(kx).toBeDefined();
  });

  it('name every column, and make only the columns with defaults optional in a new row', async () => {
    const { rows } = await pool.query<{ name: string; fills: boolean }>(
      `SELECT table_name || '.' || column_name AS name,
         is_nullable = 'YES' OR column_default IS NOT NULL OR is_generated = 'ALWAYS' AS fills
       FROM information_schema.columns
       WHERE table_schema = 'public' AND table_name <> '_prisma_migrations'`,
    );
    const ofDatabase = new Map(rows.map(({ name, fills }) => [name, fills]));
    const fields = await readSchema();
    expect([...fields.keys()].sort()).toEqual([...ofDatabase.keys()].sort());
    const unfilled = [...fields].filter(
      ([name, isOptional]) => isOptional && !ofDatabase.get(name),
    );
    expect(unfilled).toEqual([]);
  });
});
