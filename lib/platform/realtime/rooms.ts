/**
 * Names of Socket.IO rooms. A person's room holds exactly their sockets. Recipients are read from the database when an event is
 * published, so there are no rooms of groups, which people may have left.
 */
export const rooms = {
  user: (userId: number) => `user:${userId}` as const,
  /** The sockets of one session, disconnected when it is signed out. */
  session: (sessionId: string) => `session:${sessionId}` as const,
} as const;

export type RoomName = `user:${number}` | `session:${string}`;
