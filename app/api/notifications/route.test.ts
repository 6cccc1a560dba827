import { expect, it, vi } from 'vitest';
import { GET as aliasGet } from '@/app/api/notifications-new/route';
import { notify, publishNotifications } from '@/lib/notifications/service/notify';
import { db } from '@/lib/platform/db/client';
import { requestTo, withParams } from '@/tests/factories/requests';
import { said } from '@/tests/factories/said';
import { createSignedIn } from '@/tests/factories/sessions';
import { PATCH as readOne } from './[id]/read/route';
import { PATCH as readAll } from './read-all/route';
import { GET } from './route';

interface Item {
  id: number;
  title: string;
  content: string;
  isRead: boolean;
}

async function withNotifications(count: number) {
  const person = await createSignedIn();
  for (let number = 1; number <= count; number += 1) {
    await notify(db, {
      userId: person.user.id,
      type: 'test',
      title: said(`Title ${number}`),
      message: said(`Text ${number}`),
    });
  }
  const list = async (path = '/api/notifications') => {
    const response = await GET(requestTo(path, { cookie: person.cookie }), withParams());
    return { items: (await response.json()) as Item[], link: response.headers.get('link') };
  };
  return { ...person, list };
}

it('lists the person’s own notifications, newest first, page by page', async () => {
  await withNotifications(2);
  const { list } = await withNotifications(5);
  const first = await list('/api/notifications?limit=3');
  expect(first.items.map((item) => item.title)).toEqual(['Title 5', 'Title 4', 'Title 3']);
  expect(first.items[0]).toMatchObject({ content: 'Text 5', isRead: false });
  const next = /<([^>]+)>; rel="next"/.exec(first.link ?? '')?.[1];
  const second = await list(next);
  expect(second.items.map((item) => item.title)).toEqual(['Title 2', 'Title 1']);
  expect(second.link).toBeNull();
});

it('marks one or all as read, but only the person’s own', async () => {
  const mine = await withNotifications(3);
  const other = await withNotifications(1);
  const foreign = (await other.list()).items[0]?.id ?? 0;
  const patch = (id: number | string) =>
    readOne(
      requestTo(`/api/notifications/${id}/read`, { method: 'PATCH', cookie: mine.cookie }),
      withParams({ id: String(id) }),
    );
  const [newest] = (await mine.list()).items;
  expect((await patch(newest?.id ?? 0)).status).toBe(200);
  expect((await mine.list()).items.map((item) => item.isRead)).toEqual([true, false, false]);
  expect((await patch(foreign)).status).toBe(404);
  const all = await readAll(
    requestTo('/api/notifications/read-all', { method: 'PATCH', cookie: mine.cookie }),
    withParams(),
  );
  expect(await all.json()).toEqual({ updated: 2 });
  expect((await other.list()).items.map((item) => item.isRead)).toEqual([false]);
});

it('also responds at the alias path /api/notifications-new', async () => {
  const { cookie } = await withNotifications(1);
  const response = await aliasGet(requestTo('/api/notifications-new', { cookie }), withParams());
  expect(await response.json()).toHaveLength(1);
});

it('does not fail when live delivery fails', async () => {
  const { user } = await createSignedIn();
  const pending = await notify(db, {
    userId: user.id,
    type: 'test',
    title: said('T'),
    message: said('M'),
  });
  const { pool } = await import('@/lib/platform/db/pool');
  const query = vi
    .spyOn(pool, 'query')
    .mockRejectedValueOnce(new Error('connection lost') as never);
  await expect(publishNotifications([pending])).resolves.toBeUndefined();
  query.mockRestore();
});
