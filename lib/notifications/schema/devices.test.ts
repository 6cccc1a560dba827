import { expect, it } from 'vitest';
import { pushSubscriptionSchema } from './devices';

const keys = { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) };
const isTaken = (endpoint: string) => pushSubscriptionSchema.safeParse({ endpoint, keys }).success;

it.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:443/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/abc',
])('%s is a push service', (endpoint) => {
  expect(isTaken(endpoint)).toBe(true);
});

it.each([
  'https://fcm.googleapis.com:8443/fcm/send/abc',
  'https://web.push.apple.com:22/abc',
  'https://fcm.googleapis.com:80/abc',
  'https://me@fcm.googleapis.com/abc',
  'https://me:secret@fcm.googleapis.com/abc',
  'http://fcm.googleapis.com/abc',
  'https://fcm.googleapis.com.evil.test/abc',
  'https://127.0.0.1/abc',
])('%s is none', (endpoint) => {
  expect(isTaken(endpoint)).toBe(false);
});
