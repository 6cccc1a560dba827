import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { GET as readMedia } from '@/app/media/[...key]/route';
import { db } from '@/lib/platform/db/client';
import { env } from '@/lib/platform/env/server';
import { requestTo, withParams } from '@/tests/factories/requests';
import { createSignedIn } from '@/tests/factories/sessions';
import { POST } from './route';

const jpeg = () =>
  sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#2f7d4f' } })
    .withExif({ IFD3: { GPSLatitude: '31/1 31/1 0/1', GPSLongitude: '74/1 21/1 0/1' } })
    .jpeg()
    .toBuffer();

function upload(
  id: number,
  cookie: string,
  content: Uint8Array<ArrayBuffer> | null,
  type = 'image/jpeg',
  name = 'me.jpg',
) {
  const body = new FormData();
  if (content) body.set('photo', new File([content], name, { type }));
  return POST(
    requestTo(`/api/users/${id}/photo`, { method: 'POST', body, cookie }),
    withParams({ id: String(id) }),
  );
}

const stored = async () => (await readdir(join(env.UPLOAD_DIR, 'avatar')).catch(() => [])).length;
const media = (url: string) =>
  readMedia(requestTo(url), {
    params: Promise.resolve({ key: url.replace('/media/', '').split('/') }),
  });

it('re-encodes the photo, resized and without location, and serves it as immutable', async () => {
  const { user, cookie } = await createSignedIn();
  const response = await upload(user.id, cookie, new Uint8Array(await jpeg()));
  expect(response.status).toBe(201);
  const { profileImageUrl } = (await response.json()) as { profileImageUrl: string };
  const file = await media(profileImageUrl);
  expect(file.headers.get('cache-control')).toContain('immutable');
  expect(file.headers.get('x-content-type-options')).toBe('nosniff');
  const meta = await sharp(Buffer.from(await file.arrayBuffer())).metadata();
  expect(meta).toMatchObject({ format: 'webp', width: 1024, height: 768 });
  expect(meta.exif).toBeUndefined();
});

it('keeps one file per person and deletes the replaced one', async () => {
  const { user, cookie } = await createSignedIn();
  const first = (await (await upload(user.id, cookie, new Uint8Array(await jpeg()))).json()) as {
    profileImageUrl: string;
  };
  const before = await stored();
  await upload(user.id, cookie, new Uint8Array(await jpeg()));
  expect(await stored()).toBe(before);
  expect((await media(first.profileImageUrl)).status).toBe(404);
});

const html = new TextEncoder().encode('<html><script>alert(1)</script></html>');

/** The first bytes of a HEIC picture, as iPhones store it. */
const heic = new TextEncoder().encode('\0\0\0\u0018ftypheic\0\0\0\0mif1heic'.padEnd(4_000, '\0'));

it.each([
  ['no file', null, 'image/jpeg', 422, 'Please select an image file'],
  ['a text file', html, 'text/html', 415, 'Please select an image file'],
  [
    'a HEIC named as a JPEG',
    heic,
    'image/jpeg',
    415,
    'Please use a JPG, PNG, WebP or GIF picture.',
  ],
  [
    'more than 5 MB',
    new Uint8Array(5 * 1024 * 1024 + 1),
    'image/jpeg',
    413,
    'Please select an image smaller than 5MB',
  ],
])('refuses %s and stores nothing', async (_name, content, type, status, sentence) => {
  const { user, cookie } = await createSignedIn();
  const before = await stored();
  const response = await upload(user.id, cookie, content, type);
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ error: sentence });
  expect(await stored()).toBe(before);
  expect((await db.user.findUniqueOrThrow({ where: { id: user.id } })).profileImageKey).toBeNull();
});

it('refuses a truncated picture and a decompression bomb', async () => {
  const { user, cookie } = await createSignedIn();
  const whole = await jpeg();
  expect((await upload(user.id, cookie, new Uint8Array(whole.subarray(0, 2_000)))).status).toBe(
    422,
  );
  const bomb = await sharp({
    create: { width: 16_000, height: 16_000, channels: 3, background: '#000' },
    limitInputPixels: false,
  })
    .png({ compressionLevel: 9 })
    .toBuffer();
  const response = await upload(user.id, cookie, new Uint8Array(bomb), 'image/png');
  expect(response.status).toBe(413);
  expect(await response.json()).toMatchObject({
    error: 'That picture has too many pixels: at most 50 megapixels.',
  });
});

it('serves nothing outside the storage folder', async () => {
  for (const key of [
    '../secrets.json',
    'avatar/../../secrets.json',
    'avatar/x.webp',
    '..%2f..%2fetc%2fpasswd',
    '\u0000',
  ]) {
    expect(
      (await readMedia(requestTo('/media/x'), { params: Promise.resolve({ key: key.split('/') }) }))
        .status,
    ).toBe(404);
  }
});
