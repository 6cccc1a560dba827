import { beforeEach, expect, it, vi } from 'vitest';
import { watchedFetch } from './watched-fetch';

class FakeRequest {
  static last: FakeRequest;
  status = 0;
  statusText = '';
  responseText = '';
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  open = vi.fn();
  setRequestHeader = vi.fn();
  send = vi.fn();
  abort = vi.fn(() => this.onabort?.());
  constructor() {
    FakeRequest.last = this;
  }
  getAllResponseHeaders() {
    return 'content-type: application/json\r\nx-release: a: b\r\n';
  }
  answer(status: number, responseText: string) {
    Object.assign(this, { status, responseText });
    this.onload?.();
  }
}
vi.stubGlobal('XMLHttpRequest', FakeRequest);

const percents: number[] = [];
beforeEach(() => {
  percents.length = 0;
});
const post = (signal?: AbortSignal) =>
  watchedFetch((percent) => percents.push(percent))('/api/x', {
    method: 'POST',
    headers: { 'X-A': 'b' },
    body: 'body',
    signal,
  });

it('sends like fetch, and tells how much has left', async () => {
  const answered = post();
  const { last } = FakeRequest;
  expect(last.open).toHaveBeenCalledWith('POST', '/api/x');
  expect(last.setRequestHeader.mock.calls).toEqual([['x-a', 'b']]);
  expect(last.send).toHaveBeenCalledWith('body');
  for (const loaded of [0, 1, 3]) last.upload.onprogress?.({ loaded, total: 3 });
  // An unknown length.
  last.upload.onprogress?.({ loaded: 3, total: 0 });
  last.answer(201, '{"id":1}');
  const response = await answered;
  expect(percents).toEqual([0, 33, 100]);
  expect([response.status, response.headers.get('x-release')]).toEqual([201, 'a: b']);
  expect(await response.json()).toEqual({ id: 1 });
});

it('gives an answer without content, and one that is an error, as fetch does', async () => {
  const empty = post();
  FakeRequest.last.answer(204, '');
  expect((await empty).status).toBe(204);
  const refused = post();
  FakeRequest.last.answer(413, 'too large');
  expect(await (await refused).text()).toBe('too large');
});

it('fails as fetch does when the network breaks off', async () => {
  const answered = post();
  FakeRequest.last.onerror?.();
  await expect(answered).rejects.toThrow(TypeError);
});

it('is cancelled by its signal, also before it is sent', async () => {
  const stop = new AbortController();
  const answered = post(stop.signal);
  const { last } = FakeRequest;
  stop.abort();
  await expect(answered).rejects.toMatchObject({ name: 'AbortError' });
  expect(last.abort).toHaveBeenCalledOnce();
  await expect(post(stop.signal)).rejects.toMatchObject({ name: 'AbortError' });
  expect(FakeRequest.last).toBe(last);
});
