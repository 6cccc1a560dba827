import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendPush } from '@/lib/platform/push/web-push';
import { PushService } from '@/tests/services/push';

let service: PushService;

beforeAll(async () => {
  service = await PushService.start();
});
beforeEach(() => {
  service.received.length = 0;
  service.answers.clear();
});
afterAll(() => service.stop());

/** A device whose push service responds with this status. */
function createDevice(answer?: number | 'silence') {
  const device = service.createDevice();
  if (answer !== undefined) service.answers.set(new URL(device.endpoint).pathname, answer);
  return device;
}

describe('a push service', () => {
  it('gets the message with the time for which it is worth keeping', async () => {
    const device = createDevice();
    expect(await sendPush(device, { title: 'سلام' })).toBe('sent');
    const [push] = service.received;
    expect(push?.ttl).toBe('86400');
    expect(device.read(push?.body ?? Buffer.alloc(0))).toEqual({ title: 'سلام' });
  });

  it.each([404, 410])('says with %i that the subscription has ended', async (status) => {
    expect(await sendPush(createDevice(status), {})).toBe('gone');
  });

  // 400, 401 and 403: another key or a clock that is wrong; 429: too many pushes.
  it.each([400, 401, 403, 429, 500, 502, 503])(
    'may take it later when it answers %i, and the device is not gone',
    async (status) => {
      await expect(sendPush(createDevice(status), {})).rejects.toMatchObject({
        statusCode: status,
      });
    },
  );

  // A person names the endpoint, so a redirect could lead anywhere, also into the operator's network.
  it.each([301, 302, 303, 307, 308])('that redirects with %i is not followed', async (status) => {
    const device = createDevice(status);
    await expect(sendPush(device, {})).rejects.toMatchObject({ statusCode: status });
    expect(service.received.map(({ path }) => path)).toEqual([new URL(device.endpoint).pathname]);
  });

  it('takes 3,900 bytes and refuses many more', async () => {
    expect(await sendPush(createDevice(), { body: 'x'.repeat(3_850) })).toBe('sent');
    await expect(sendPush(createDevice(), { body: 'x'.repeat(4_200) })).rejects.toMatchObject({
      statusCode: 413,
    });
  });

  it('that is slow is not waited for', async () => {
    const slow = createDevice('silence');
    await expect(sendPush(slow, {}, 50)).rejects.toThrow('Socket timeout');
    service.answers.clear();
    expect(await sendPush(slow, {})).toBe('sent');
  });

  it('that cannot be reached fails like one that is down', async () => {
    const device = { ...createDevice(), endpoint: 'https://127.0.0.1:1/nobody' };
    await expect(sendPush(device, {})).rejects.toThrow('ECONNREFUSED');
  });
});
