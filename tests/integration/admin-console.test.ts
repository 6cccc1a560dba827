import { describe, expect, it } from 'vitest';
import { addAllTexts } from '@/languages/all';
import { listAudit } from '@/lib/admin/service/read-console';
import { db } from '@/lib/platform/db/client';
import { runIn } from '@/lib/platform/language/run-in';
import { createCoachApplication } from '@/tests/factories/coaching';
import { createFailedJob } from '@/tests/factories/jobs';
import { createConversation, createMessage } from '@/tests/factories/messages';
import { createReport } from '@/tests/factories/moderation';
import { createSignedIn } from '@/tests/factories/sessions';
import { uniqueText } from '@/tests/factories/unique';
import { createOnboardedUser } from '@/tests/factories/users';
import { createVenue, createVenueApplication } from '@/tests/factories/venues';
import { type CallOptions, call, type OperationName } from './call';

interface Row {
  id: number;
}

/** All rows of a list of the console, batch by batch. */
async function walk(name: OperationName, cookie: string, query: CallOptions['query']) {
  const rows: (Row & Record<string, unknown>)[] = [];
  let cursor: string | undefined;
  do {
    const response = await call(name, {
      cookie,
      query: { ...query, limit: 2, ...(cursor ? { cursor } : {}) },
    });
    expect(response.status).toBe(200);
    rows.push(...(await response.json()));
    cursor = /cursor=([\w-]+)/.exec(response.headers.get('link') ?? '')?.[1];
  } while (cursor);
  return rows;
}

const idsOf = (rows: Row[]) => rows.map(({ id }) => id);
const descending = (rows: Row[]) => idsOf(rows).toSorted((a, b) => b - a);

describe('lists of the console with paging and search', () => {
  it.each<[OperationName, (name: string) => Promise<Row>]>([
    ['GET /api/admin/people', (name) => createOnboardedUser({ name })],
    ['GET /api/admin/venues', (name) => createVenue({ name })],
    ['GET /api/admin/coach-applications', (name) => createCoachApplication({ name })],
    ['GET /api/admin/venue-applications', (name) => createVenueApplication({ name })],
  ])('%s: found by name, the newest first', async (name, create) => {
    const { cookie } = await createSignedIn({ isAdmin: true });
    const mark = uniqueText(8);
    const made: Row[] = [];
    for (let n = 0; n < 3; n++) made.push(await create(`Searched ${mark}`));
    const found = await walk(name, cookie, { search: mark.toUpperCase() });
    expect(idsOf(found)).toEqual(descending(made));
  });

  it('reports, by the responsible person and by text', async () => {
    const { cookie } = await createSignedIn({ isAdmin: true });
    const [reporter, loud] = [
      await createOnboardedUser(),
      await createOnboardedUser({ name: `Loud ${uniqueText(8)}` }),
    ];
    const words = uniqueText(10);
    const report = await createReport(reporter.id, loud.id, { snapshot: { comment: words } });
    for (const search of [loud.name ?? '', words.toUpperCase(), String(report.id)]) {
      const found = await walk('GET /api/admin/reports', cookie, { search });
      expect(idsOf(found)).toContain(report.id);
    }
    expect(await walk('GET /api/admin/reports', cookie, { search: `${words}x` })).toEqual([]);
  });

  it('failed jobs, the latest failure first, without jobs that may still succeed', async () => {
    const { cookie } = await createSignedIn({ isAdmin: true });
    const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
    const late = await createFailedJob({ failedAt: minutesAgo(1) });
    const early = await createFailedJob({ failedAt: minutesAgo(9), kind: 'users:delete-due' });
    const failedAt = minutesAgo(5);
    const [one, two] = [await createFailedJob({ failedAt }), await createFailedJob({ failedAt })];
    await createFailedJob({ failedAt: null, attempts: 3 });
    const found = await walk('GET /api/admin/jobs', cookie, {});
    expect(idsOf(found)).toEqual([late.id, two.id, one.id, early.id]);
    expect(found[0]).toEqual({
      id: late.id,
      kind: 'mail:send',
      attempts: 15,
      error: 'Error ESOCKET: connect ECONNREFUSED 127.0.0.1:25',
      createdAt: expect.any(String),
      failedAt: expect.any(String),
      canRemove: true,
    });
    expect(found.at(-1)).toMatchObject({ kind: 'users:delete-due', canRemove: false });
  });
});

describe('the audit log', () => {
  async function suspended() {
    const admin = await createSignedIn({ isAdmin: true });
    const person = await createOnboardedUser({ name: `Rough ${uniqueText(8)}` });
    const response = await call('POST /api/admin/people/{id}/{action}', {
      params: { id: person.id, action: 'suspend' },
      body: { adminNotes: '=cmd: three, "warnings"', days: 7 },
      cookie: admin.cookie,
    });
    expect(response.status).toBe(200);
    return { admin, person };
  }

  it('names the target and keeps the note', async () => {
    const { admin, person } = await suspended();
    const [entry] = await walk('GET /api/admin/audit', admin.cookie, { person: person.email });
    expect(entry).toMatchObject({
      action: 'person.suspend',
      targetName: person.name,
      note: '=cmd: three, "warnings"',
    });
    const application = await createCoachApplication({ name: `Coach ${uniqueText(8)}` });
    await call('POST /api/admin/coach-applications/{id}/{action}', {
      params: { id: application.id, action: 'reject' },
      body: { adminNotes: 'Two references, please.' },
      cookie: admin.cookie,
    });
    const [decided] = await walk('GET /api/admin/audit', admin.cookie, {
      person: admin.user.email,
      action: 'Coach Application',
    });
    expect(decided).toMatchObject({
      targetName: application.name,
      note: 'Two references, please.',
    });
  });

  it('can be searched by actor, person concerned, action and time', async () => {
    const { admin, person } = await suspended();
    const read = (query: CallOptions['query']) => walk('GET /api/admin/audit', admin.cookie, query);
    const about = { action: 'person.suspend', targetId: String(person.id) };
    for (const who of [admin.user.email, admin.user.id, person.email, person.name ?? '']) {
      const found = await read({ person: who, action: 'suspend' });
      expect(found).toContainEqual(expect.objectContaining(about));
    }
    expect(await read({ person: person.email, action: 'ban' })).toEqual([]);
    const now = Date.now();
    const hour = (count: number) => new Date(now + count * 3_600_000).toISOString();
    expect(await read({ person: person.email, from: hour(-1), before: hour(1) })).toHaveLength(1);
    expect(await read({ person: person.email, from: hour(1) })).toEqual([]);
    expect(await read({ person: person.email, before: hour(-1) })).toEqual([]);
  });

  it('is searched by the words of the reader', async () => {
    const { person } = await suspended();
    const search = async (action: string) => {
      const { items } = await listAudit({ person: person.email, action, limit: 5 });
      return items.map((entry) => entry.action);
    };
    expect(await search('person suspended')).toEqual(['person.suspend']);
    expect(await search('معطل')).toEqual([]);
    addAllTexts();
    expect(await runIn('ur', () => search('فرد معطل'))).toEqual(['person.suspend']);
    expect(await runIn('ur', () => search('person suspend'))).toEqual(['person.suspend']);
    expect(await runIn('ur', () => search('پابندی'))).toEqual([]);
  });

  it('is exported as CSV in which no cell is a formula', async () => {
    const { admin, person } = await suspended();
    const response = await call('GET /api/admin/audit/export', {
      cookie: admin.cookie,
      query: { person: person.email },
    });
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const [header, line, end] = (await response.text()).split('\r\n');
    expect(header).toBe('When,Who,Action,Kind,Id,Name,Note,More');
    expect(line).toContain(
      `,${admin.user.email},person.suspend,person,${person.id},${person.name},"'=cmd: three, ""warnings""","{""days"":7}"`,
    );
    expect(end).toBe('');
  });
});

describe('a report of a person', () => {
  const report = (cookie: string, targetId: number, conversationId?: number) =>
    call('POST /api/reports', {
      cookie,
      body: { targetType: 'person', targetId, reason: 'harassment', conversationId },
    });
  const snapshotOf = async (id: number) =>
    (await db.report.findUniqueOrThrow({ where: { id } })).snapshot as Record<string, unknown>;

  it('from a chat includes the chat’s messages, not the profile', async () => {
    const reporter = await createSignedIn();
    const loud = await createOnboardedUser({ bio: 'Loves cricket' });
    const chat = await createConversation(reporter.user.id, loud.id);
    await createMessage(chat.id, loud.id, 'You play like a goat');
    await createMessage(chat.id, reporter.user.id, 'Please stop');
    const response = await report(reporter.cookie, loud.id, chat.id);
    expect(response.status).toBe(201);
    const snapshot = await snapshotOf((await response.json()).id);
    expect(snapshot).toMatchObject({
      name: loud.name,
      lines: [{ content: 'You play like a goat' }, { content: 'Please stop' }],
    });
    expect(snapshot).not.toHaveProperty('bio');
  });

  it('includes no messages of a chat that the reporter is not in', async () => {
    const reporter = await createSignedIn();
    const loud = await createOnboardedUser({ bio: 'Loves cricket' });
    const friend = await createOnboardedUser();
    const theirs = await createConversation(loud.id, friend.id);
    await createMessage(theirs.id, loud.id, 'Between us');
    const response = await report(reporter.cookie, loud.id, theirs.id);
    expect(response.status).toBe(201);
    const snapshot = await snapshotOf((await response.json()).id);
    expect(JSON.stringify(snapshot)).not.toContain('Between us');
    expect(snapshot).toMatchObject({ name: loud.name, bio: 'Loves cricket' });
  });
});
