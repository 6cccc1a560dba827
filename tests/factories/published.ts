import { beforeEach, vi } from 'vitest';
import { outlet } from '@/lib/platform/realtime/publish';
import type { RoomName } from '@/lib/platform/realtime/rooms';

/** Mocks that are called in place of the channel, in each test of a file: what was published, and whose sockets were cut. */
export function watchPublished() {
  const publish = vi.fn<(to: RoomName[], event: string, payload: unknown) => void>();
  const cutSockets = vi.fn<(room: RoomName | undefined) => void>();
  beforeEach(() => {
    publish.mockClear();
    cutSockets.mockClear();
    vi.spyOn(outlet, 'send').mockImplementation(async (news) => {
      if (news.kind === 'cut') cutSockets(news.rooms[0]);
      else publish(news.rooms, news.event, news.payload);
    });
  });
  return { publish, cutSockets };
}
