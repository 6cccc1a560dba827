import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { db } from '@/lib/platform/db/client';
import { violates } from '@/lib/platform/db/errors';
import { pool } from '@/lib/platform/db/pool';
import { env } from '@/lib/platform/env/server';
import { UPLOAD_BYTES_DAY_MAX, UPLOAD_BYTES_TOTAL_MAX } from '@/lib/platform/storage/quota';
import { createCoach } from '@/tests/factories/coaching';
import { createSignedIn, type SignedIn } from '@/tests/factories/sessions';
import { uniqueText } from '@/tests/factories/unique';
import type { TestUser } from '@/tests/factories/users';
import { createVenue } from '@/tests/factories/venues';
import { call, type OperationName, operationNames, specOf } from './call';

let me: SignedIn & { user: TestUser };
let picture: File;

beforeAll(async () => {
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  picture = new File([new Uint8Array(png)], 'x.png', { type: 'image/png' });
});
beforeEach(async () => {
  me = await createSignedIn();
});

const add = (bytes: number, ownerId = me.user.id) =>
  db.upload.create({
    data: { key: uniqueText(), ownerId, purpose: 'chat', contentType: 'image/webp', bytes },
    select: { key: true },
  });
const usage = () => db.uploadUsage.findUniqueOrThrow({ where: { userId: me.user.id } });
const yesterday = () =>
  pool.query('UPDATE upload_usages SET day = day - 1 WHERE user_id = $1', [me.user.id]);
/** Simulates earlier uploads of this size: one row without files. */
const setUsage = (data: { dayBytes?: number; totalBytes?: number }) =>
  db.uploadUsage.upsert({
    where: { userId: me.user.id },
    create: { userId: me.user.id, day: new Date(), ...data },
    update: data,
  });

describe('the picture quota', () => {
  it('limits a day exactly to the byte, and starts over the next day', async () => {
    await add(UPLOAD_BYTES_DAY_MAX);
    const refused = await add(1).catch((error: unknown) => error);
    expect(violates(refused, 'uploads_bytes_of_a_day')).toBe(true);
    await yesterday();
    await add(1);
    expect(await usage()).toMatchObject({
      dayBytes: 1n,
      totalBytes: BigInt(UPLOAD_BYTES_DAY_MAX + 1),
    });
  });

  it('limits the total exactly to the byte', async () => {
    await setUsage({ totalBytes: UPLOAD_BYTES_TOTAL_MAX - 10 });
    const refused = await add(11).catch((error: unknown) => error);
    expect(violates(refused, 'uploads_bytes_of_a_person')).toBe(true);
    await add(10);
  });

  it('holds for twenty parallel uploads: four of 25 MB are stored', async () => {
    const quarter = UPLOAD_BYTES_DAY_MAX / 4;
    const tries = await Promise.allSettled(Array.from({ length: 20 }, () => add(quarter)));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(4);
    expect(await db.upload.count({ where: { ownerId: me.user.id } })).toBe(4);
    expect(await usage()).toMatchObject({ dayBytes: BigInt(UPLOAD_BYTES_DAY_MAX) });
  });

  it('returns the bytes of a deleted file to the total, but not to the day', async () => {
    const { key } = await add(5_000);
    await add(300);
    await db.upload.delete({ where: { key } });
    expect(await usage()).toMatchObject({ totalBytes: 300n, dayBytes: 5_300n });
  });

  it('is counted per person and deleted with them', async () => {
    const other = await createSignedIn();
    await add(UPLOAD_BYTES_DAY_MAX, other.user.id);
    const { key } = await add(1);
    await db.user.delete({ where: { id: me.user.id } });
    expect(await db.uploadUsage.count({ where: { userId: me.user.id } })).toBe(0);
    expect(await db.upload.findUnique({ where: { key } })).toMatchObject({ ownerId: null });
  });
});

const FORMS: Partial<
  Record<
    OperationName,
    () => Promise<{ params?: Record<string, number>; fields: Record<string, string | File> }>
  >
> = {
  'POST /api/users/{id}/photo': async () => ({
    params: { id: me.user.id },
    fields: { photo: picture },
  }),
  'POST /api/messages/pictures': async () => ({ fields: { picture } }),
  'POST /api/venues': async () => ({ fields: { ...VENUE, images: picture } }),
  'PUT /api/venues/{id}': async () => ({
    params: { id: (await createVenue({ addedById: me.user.id })).id },
    fields: { ...VENUE, images: picture },
  }),
  'POST /api/venue-applications': async () => ({
    fields: { ...VENUE, contactEmail: 'owner@example.test', images: picture },
  }),
  'POST /api/coach-applications': async () => ({
    fields: {
      name: 'A',
      sport: 'Golf',
      experience: '5 years',
      hourlyRate: '3000',
      bio: 'Patient with beginners.',
      location: 'Gulberg, Lahore',
      availability: '["Monday"]',
      image: picture,
    },
  }),
  'POST /api/coaches/{id}/certificates': async () => ({
    params: { id: (await createCoach({ userId: me.user.id })).id },
    fields: { name: 'First aid', image: picture },
  }),
  'POST /api/coaches/{id}/photo': async () => ({
    params: { id: (await createCoach({ userId: me.user.id })).id },
    fields: { image: picture },
  }),
};

const VENUE = {
  name: 'Canal View Nets',
  address: '4 Canal Road',
  city: 'Lahore',
  country: 'Pakistan',
  area: 'Gulberg',
  latitude: '31.51',
  longitude: '74.34',
  phone: '+92 300 1234567',
  sports: '["Cricket"]',
  amenities: '["Parking"]',
};

const uploads = operationNames.filter((name) => specOf(name).multipart);

describe('every way to add a picture', () => {
  it.each(uploads)('%s explains that the daily or total quota is used up', async (name) => {
    const { params, fields } = (await FORMS[name]?.()) ?? {};
    if (!fields) throw new Error(`Say here how a picture is sent by ${name}`);
    const send = async () => {
      const form = new FormData();
      for (const [field, value] of Object.entries(fields)) form.set(field, value);
      const response = await call(name, { params, cookie: me.cookie, body: form });
      return { answer: response, body: (await response.json()) as { error?: string } };
    };
    await setUsage({ dayBytes: UPLOAD_BYTES_DAY_MAX });
    const today = await send();
    expect(today.body.error).toBe(
      'You have added 100 MB of pictures today, the most for one day. Please try again tomorrow.',
    );
    expect(today.answer.status).toBe(429);
    expect(Number(today.answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(today.answer.headers.get('retry-after'))).toBeLessThanOrEqual(86_400);

    await setUsage({ dayBytes: 0, totalBytes: UPLOAD_BYTES_TOTAL_MAX });
    const inAll = await send();
    expect(inAll.body.error).toBe(
      'Your pictures take up 1 GB, the most for one account. Please delete some first.',
    );
    expect(inAll.answer.status).toBe(409);
  });

  it.each([
    ['POST /api/messages/pictures', 'chat'],
    ['POST /api/users/{id}/photo', 'avatar'],
    ['POST /api/coaches/{id}/photo', 'coach'],
    ['POST /api/coaches/{id}/certificates', 'certificate'],
  ] as const)('%s leaves no file behind when it exceeds the quota', async (name, folder) => {
    const { params, fields } = (await FORMS[name]?.()) ?? {};
    const form = new FormData();
    for (const [field, value] of Object.entries(fields ?? {})) form.set(field, value);
    const count = async () => (await readdir(join(env.UPLOAD_DIR, folder)).catch(() => [])).length;
    const before = await count();
    await setUsage({ dayBytes: UPLOAD_BYTES_DAY_MAX - 1 });
    const response = await call(name, { params, cookie: me.cookie, body: form });
    expect(response.status).toBe(429);
    expect(await response.json()).toMatchObject({ code: 'rate_limited' });
    expect(await count()).toBe(before);
    expect(await db.upload.count({ where: { ownerId: me.user.id } })).toBe(0);
  });
});
