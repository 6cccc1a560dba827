/**
 * Names of Socket.IO rooms. A person's room holds all their sockets and nobody else's. The recipients are read from the
 * database when an event is published, so no socket stays in the room of a group that its owner has left.
 */
export const rooms = {
  user: (userId: number) => `user:${userId}` as const,
  /** The sockets of one session, disconnected when it is signed out. */
  session: (sessionId: string) => `session:${sessionId}` as const,
} as const;

export type RoomName = `user:${number}` | `session:${string}`;
