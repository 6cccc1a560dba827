import { beforeEach, expect, it, vi } from 'vitest';
import type * as Events from './app-events';

const CHAT: Events.AppEvents['openChat'] = { type: 'direct', id: 7, name: 'Omar', avatar: null };

let events: typeof Events;

beforeEach(async () => {
  vi.stubGlobal('window', new EventTarget());
  vi.resetModules();
  events = await import('./app-events');
});

it('delivers the last event raised before the first listener, once', () => {
  events.raiseAppEvent('openChat', { ...CHAT, id: 6 });
  events.raiseAppEvent('openChat', CHAT);
  const received = vi.fn();
  const stop = events.onAppEvent('openChat', received);
  expect(received.mock.calls).toEqual([[CHAT]]);
  stop();
  const again = vi.fn();
  events.onAppEvent('openChat', again);
  expect(again).not.toHaveBeenCalled();
});

it('calls a listener immediately, and holds events again after it has stopped', () => {
  const received = vi.fn();
  const stop = events.onAppEvent('openChat', received);
  events.raiseAppEvent('openChat', CHAT);
  expect(received.mock.calls).toEqual([[CHAT]]);
  stop();
  events.raiseAppEvent('openChat', CHAT);
  const next = vi.fn();
  events.onAppEvent('openChat', next);
  expect(received).toHaveBeenCalledTimes(1);
  expect(next.mock.calls).toEqual([[CHAT]]);
});

it('does not hold a new message, because a conversation that opens later fetches it', () => {
  events.raiseAppEvent('newMessage', { id: 1 } as Events.AppEvents['newMessage']);
  const received = vi.fn();
  events.onAppEvent('newMessage', received);
  expect(received).not.toHaveBeenCalled();
});
