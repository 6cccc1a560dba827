import { afterEach, expect, it } from 'vitest';
import { env } from '@/lib/platform/env/server';
import { chatPictureUrl, fileUrl } from '@/lib/platform/storage/file-url';

const TOKEN = Buffer.from(JSON.stringify({ appId: 'app' })).toString('base64');
const { UPLOADTHING_TOKEN, S3_PUBLIC_URL } = env;

afterEach(() => {
  Object.assign(env, { UPLOADTHING_TOKEN, S3_PUBLIC_URL });
});

it('is on our own host for the local disk and for a bucket without a public address', () => {
  expect(fileUrl('local', 'avatar/a.webp')).toBe('/media/avatar/a.webp');
  expect(fileUrl('s3', 'avatar/a.webp')).toBe('/media/avatar/a.webp');
});

it('is at the service that serves the file', () => {
  Object.assign(env, { UPLOADTHING_TOKEN: TOKEN, S3_PUBLIC_URL: 'https://pictures.example/all' });
  expect(fileUrl('local', 'avatar/a.webp')).toBe('/media/avatar/a.webp');
  expect(fileUrl('s3', 'avatar/a.webp')).toBe('https://pictures.example/all/avatar/a.webp');
  expect(fileUrl('uploadthing', 'a key')).toBe('https://app.ufs.sh/f/a%20key');
});

it('is always our own route for a picture of a chat', () => {
  Object.assign(env, { UPLOADTHING_TOKEN: TOKEN, S3_PUBLIC_URL: 'https://pictures.example/all' });
  expect(chatPictureUrl('local', 'chat/a.webp')).toBe('/media/chat/a.webp');
  expect(chatPictureUrl('s3', 'chat/a.webp')).toBe('/media/chat/a.webp');
  expect(chatPictureUrl('uploadthing', 'a key')).toBe('/media/chat/a%20key');
});
