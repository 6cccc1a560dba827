// Runs alone: it drops constraints and fills every column.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { deleteDueAccount } from '@/lib/account/service/delete-account';
import { db } from '@/lib/platform/db/client';
import { pool } from '@/lib/platform/db/pool';
import { env } from '@/lib/platform/env/server';
import { getStorage } from '@/lib/platform/storage/provider';
import type { FilePurpose } from '@/lib/platform/storage/storage';
import { createCoach } from '@/tests/factories/coaching';
import { makeExportOf } from '@/tests/factories/exports';
import { createConversation, createMessage } from '@/tests/factories/messages';
import { unzip } from '@/tests/factories/unzip';
import { createOnboardedUser } from '@/tests/factories/users';
import { COLUMNS, type Fate } from './personal-columns';

/**
 * Writes a marker into every text column of the database, in rows of one person. The columns are read from the database, so a
 * new one cannot be forgotten: it must be added to personal-columns.ts.
 */

interface Column {
  table: string;
  column: string;
  type: string;
  isText: boolean;
  isEnum: boolean;
  label: string | null;
  needsValue: boolean;
  /** The table that it references. */
  refersTo: string | null;
}

const SKIPPED = new Set(['_prisma_migrations']);
/** Ids that no other test's rows have. */
const FIRST_ID = 700_000;

const markOf = (table: string, column: string) => `mk_${table}_${column}_end`;

async function readColumns(): Promise<Column[]> {
  const { rows } = await pool.query<Column>(
    `SELECT c.relname AS table, a.attname AS column, ty.typname AS type,
       ty.typname IN ('text', 'varchar', '_text', 'json', 'jsonb') AS "isText", ty.typtype = 'e' AS "isEnum",
       (SELECT enumlabel FROM pg_enum e WHERE e.enumtypid = ty.oid ORDER BY enumsortorder LIMIT 1) AS label,
       a.attnotnull AND NOT a.atthasdef AS "needsValue",
       (SELECT k.confrelid::regclass::text FROM pg_constraint k,
          unnest(k.conkey, k.confkey) AS pair(here, there)
        JOIN pg_attribute id ON id.attnum = there
        WHERE k.contype = 'f' AND k.conrelid = c.oid AND here = a.attnum AND id.attrelid = k.confrelid
          AND id.attname = 'id' LIMIT 1) AS "refersTo"
     FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
     JOIN pg_type ty ON ty.oid = a.atttypid
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND a.attgenerated = ''
     ORDER BY c.relname, a.attnum`,
  );
  return rows.filter(({ table }) => !SKIPPED.has(table));
}

interface Person {
  id: number;
  email: string;
}

/** Values that make a row the person's where no foreign key does, or make the rule apply to it. */
const overrides = ({ id, email }: Person): Record<string, Record<string, unknown>> => ({
  reports: {
    target_type: 'person',
    target_id: id,
    subject_id: id,
    snapshot: JSON.stringify({ name: markOf('reports', 'snapshot') }),
  },
  games: { is_private_address: true, latitude: 31.5, longitude: 74.3 },
  game_series: {
    template: JSON.stringify({
      location: markOf('game_series', 'template'),
      isPrivateAddress: true,
      area: 'Gulberg',
      latitude: 31.5,
      longitude: 74.3,
    }),
  },
  // A direct chat, not the group's.
  conversations: { group_id: null },
  invite_entries: { email },
  outbox_mails: { to: email },
  verification_tokens: { identifier: email },
  uploads: { purpose: 'avatar' },
  // The table is full, and no place has this position.
  places: { position: -1 },
});

/** Real values without a marker: rows are found by the address, and the email about the export uses the time zone. */
const UNMARKED = new Set(['invite_entries.email', 'users.email', 'users.time_zone']);

function valueOf(column: Column, person: Person, parents: Map<string, number>): unknown {
  const mark = markOf(column.table, column.column);
  const { type } = column;
  if (column.refersTo === 'users') return null;
  if (column.refersTo) return parents.get(column.refersTo) ?? null;
  if (type === '_text') return [mark];
  if (type === 'json' || type === 'jsonb') return JSON.stringify({ planted: mark });
  if (column.isText) return mark;
  if (!column.needsValue) return undefined;
  if (column.isEnum) return column.label;
  if (type === 'bool') return false;
  if (/^(int|float|numeric)/.test(type)) return person.id;
  return new Date();
}

/** One row for each column that references people; one row in a table without any. */
async function plant(columns: Column[], person: Person, other: Person): Promise<void> {
  const tables = [...new Set(columns.map(({ table }) => table))].filter((name) => name !== 'users');
  const parents = new Map(tables.map((name, at) => [name, FIRST_ID + at * 10]));
  const client = await pool.connect();
  try {
    // Checks and references between rows are not under test here.
    const { rows: checks } = await client.query<{ name: string; sql: string }>(
      `SELECT conname AS name, format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS sql
       FROM pg_constraint WHERE contype IN ('c', 'x') AND connamespace = 'public'::regnamespace`,
    );
    for (const { sql } of checks) await client.query(sql);
    await client.query('SET session_replication_role = replica');
    for (const table of tables) {
      const own = columns.filter((column) => column.table === table);
      const people = own.filter(({ refersTo }) => refersTo === 'users');
      for (const [at, owner] of (people.length > 0 ? people : [null]).entries()) {
        const values = new Map<string, unknown>();
        for (const column of own) {
          const value = valueOf(column, person, parents);
          if (value !== undefined) values.set(column.column, value);
        }
        for (const { column } of people) values.set(column, other.id);
        if (owner) values.set(owner.column, person.id);
        if (own.some(({ column, type }) => column === 'id' && type.startsWith('int'))) {
          values.set('id', (parents.get(table) ?? 0) + at);
        }
        for (const [name, value] of Object.entries(overrides(person)[table] ?? {})) {
          values.set(name, value);
        }
        const names = [...values.keys()].map((name) => `"${name}"`).join(', ');
        const marks = [...values.keys()].map((_name, index) => `$${index + 1}`).join(', ');
        await client.query(
          `INSERT INTO "${table}" (${names}) VALUES (${marks}) ON CONFLICT DO NOTHING`,
          [...values.values()],
        );
      }
    }
    // Otherwise the group would be deleted with its creator.
    await client.query(
      `INSERT INTO group_members (group_id, user_id, role) VALUES ($1, $2, 'organiser')`,
      [parents.get('groups'), other.id],
    );
    for (const { column, isText, type } of columns.filter(({ table }) => table === 'users')) {
      if (!isText || UNMARKED.has(`users.${column}`)) continue;
      const mark = markOf('users', column);
      await client.query(`UPDATE users SET "${column}" = $2 WHERE id = $1`, [
        person.id,
        type === '_text' ? [mark] : mark,
      ]);
    }
  } finally {
    await client.query('SET session_replication_role = origin');
    client.release();
  }
}

/** The columns that still contain a marker. */
async function standing(columns: Column[]): Promise<string[]> {
  const found: string[] = [];
  for (const { table, column } of columns.filter(({ isText }) => isText)) {
    // A marker may also have been copied elsewhere.
    const { rowCount } = await pool.query(
      `SELECT FROM "${table}" WHERE "${column}"::text LIKE $1 LIMIT 1`,
      [`%${markOf(table, column)}%`],
    );
    if (rowCount) found.push(`${table}.${column}`);
  }
  return found.toSorted();
}

const PICTURE_MARK = 'mk_picture_bytes_end';

/** Stores a fake picture of the person. @returns its key */
async function plantPicture(
  ownerId: number,
  purpose: FilePurpose,
  attachedAt: Date | null,
): Promise<string> {
  const { key, provider } = await getStorage().put(
    new TextEncoder().encode(`${PICTURE_MARK} ${purpose} ${attachedAt ? 'shown' : 'loose'}`),
    purpose,
  );
  const data = { key, provider, ownerId, purpose, contentType: 'image/webp', bytes: 1, attachedAt };
  await db.upload.create({ data, select: { key: true } });
  return key;
}

/** The files below UPLOAD_DIR that contain the marker. */
async function filesWith(mark: string): Promise<string[]> {
  const entries = await readdir(env.UPLOAD_DIR, { recursive: true, withFileTypes: true });
  const found: string[] = [];
  for (const entry of entries.filter((each) => each.isFile())) {
    const path = join(entry.parentPath, entry.name);
    if ((await readFile(path)).includes(mark)) found.push(path.slice(env.UPLOAD_DIR.length + 1));
  }
  return found.toSorted();
}

const withFate = (fits: (fate: Fate) => boolean) =>
  Object.entries(COLUMNS)
    .filter(([, fate]) => fits(fate))
    .map(([name]) => name)
    .toSorted();

describe('every text column', () => {
  let columns: Column[];
  let person: Person;
  /** Pictures that are deleted with the account, and those that were shared with others. */
  let pictures: { own: string[]; shown: string[] };
  beforeAll(async () => {
    columns = await readColumns();
    const [user, other] = [await createOnboardedUser(), await createOnboardedUser()];
    person = { id: user.id, email: user.email };
    await plant(columns, person, { id: other.id, email: other.email });
    // Of another person's coaching: reviews of a person's own coaching are deleted with it.
    const { id: coachId } = await createCoach({ userId: other.id });
    await db.coachReview.updateMany({ where: { userId: user.id }, data: { coachId } });
    const now = new Date();
    pictures = {
      own: [
        await plantPicture(user.id, 'avatar', now),
        await plantPicture(user.id, 'coach', now),
        await plantPicture(user.id, 'certificate', now),
        await plantPicture(user.id, 'chat', null),
      ],
      shown: [await plantPicture(user.id, 'chat', now), await plantPicture(user.id, 'venue', now)],
    };
  });

  it('is listed with what happens to it on deletion', () => {
    const names = columns.filter(({ isText }) => isText);
    expect(
      names.map(({ table, column }) => `${table}.${column}`).toSorted(),
      'say in personal-columns.ts what becomes of a new column',
    ).toEqual(Object.keys(COLUMNS).toSorted());
  });

  it('is filled before the deletion, so that a missing value later means something', async () => {
    expect(await standing(columns)).toEqual(
      columns
        .filter(({ table, column, isText }) => {
          const replaced = overrides(person)[table]?.[column];
          const hidden =
            replaced !== undefined && !JSON.stringify(replaced).includes(markOf(table, column));
          return isText && !hidden && !UNMARKED.has(`${table}.${column}`);
        })
        .map(({ table, column }) => `${table}.${column}`)
        .toSorted(),
    );
  });

  it('is in the person’s data export if it belongs to them, along with their pictures', async () => {
    await makeExportOf(person.id);
    const { fileName } = await db.dataExport.findUniqueOrThrow({ where: { userId: person.id } });
    const files = await unzip(await readFile(join(env.UPLOAD_DIR, 'exports', fileName ?? '')));
    const text = files.get('export.json')?.toString() ?? '';
    const exported = columns
      .filter(({ table, column, isText }) => isText && text.includes(markOf(table, column)))
      .map(({ table, column }) => `${table}.${column}`)
      .toSorted();
    expect(exported).toEqual(
      withFate((fate) => fate.startsWith('exported')).filter((name) => !UNMARKED.has(name)),
    );
    const { profile, uploads } = JSON.parse(text) as {
      profile: object;
      uploads: { key: string; file: string | null }[];
    };
    expect(profile).toMatchObject({ email: person.email, timeZone: 'Asia/Karachi' });
    for (const key of [...pictures.own, ...pictures.shown]) {
      const path = uploads.find((upload) => upload.key === key)?.file ?? '';
      expect(files.get(path), key).toEqual(await readFile(join(env.UPLOAD_DIR, key)));
    }
    expect(files.size).toBe(7);
    expect(await filesWith(PICTURE_MARK)).toEqual(
      [...pictures.own, ...pictures.shown, `exports/${fileName}`].toSorted(),
    );
  });

  it('keeps nothing of a deleted person, except content kept without a name', async () => {
    await pool.query(
      'UPDATE users SET deletion_requested_at = now(), deletion_due_at = now() WHERE id = $1',
      [person.id],
    );
    await deleteDueAccount(person.id);
    expect(await standing(columns)).toEqual(
      withFate((fate) => fate.endsWith('kept') || fate === 'not personal'),
    );
    for (const { table, column } of columns.filter(({ isText }) => isText)) {
      const { rowCount } = await pool.query(
        `SELECT FROM "${table}" WHERE "${column}"::text LIKE $1 LIMIT 1`,
        [`%${person.email}%`],
      );
      expect(rowCount, `the address in ${table}.${column}`).toBe(0);
    }
    expect(await filesWith(PICTURE_MARK)).toEqual(pictures.shown.toSorted());
    expect(await filesWith('mk_users_name_end')).toEqual([]);
    expect(await readdir(join(env.UPLOAD_DIR, 'exports'))).toEqual([]);
  });
});

describe('chat messages in a report', () => {
  it.each(['the reported', 'the reporter'] as const)('lose only the name of %s', async (who) => {
    const [gone, other] = [
      await createOnboardedUser({ name: 'Gone Person' }),
      await createOnboardedUser({ name: 'Other Person' }),
    ];
    const { id: conversationId } = await createConversation(gone.id, other.id);
    const lines = [];
    for (const { id, name } of [gone, other]) {
      const message = await createMessage(conversationId, id, `By ${id}`);
      lines.push({ id: Number(message.id), sender: name, content: message.content });
    }
    const [reporter, subject] = who === 'the reported' ? [other, gone] : [gone, other];
    const report = await db.report.create({
      data: {
        reporterId: reporter.id,
        subjectId: subject.id,
        targetType: 'person',
        targetId: BigInt(subject.id),
        reason: 'spam',
        snapshot: { name: subject.name, lines },
      },
    });
    const past = new Date(Date.now() - 1000);
    await db.user.update({
      where: { id: gone.id },
      data: { deletionRequestedAt: past, deletionDueAt: past },
    });
    await deleteDueAccount(gone.id);
    const { snapshot } = await db.report.findUniqueOrThrow({ where: { id: report.id } });
    expect(snapshot).toMatchObject({
      name: who === 'the reported' ? 'Deleted user' : 'Other Person',
      lines: [
        { sender: 'Deleted user', content: `By ${gone.id}` },
        { sender: 'Other Person', content: `By ${other.id}` },
      ],
    });
  });
});
