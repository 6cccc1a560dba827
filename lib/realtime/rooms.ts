/**
 * Names of Socket.IO rooms. A person's room holds all their sockets and nobody else's: whoever may hear a thing is named
 * when it is published, from the database, so no socket ever stays in a room that its owner has left.
 */
export const rooms = {
  user: (userId: number) => `user:${userId}` as const,
  /** One session's sockets, cut when it is signed out. */
  session: (sessionId: string) => `session:${sessionId}` as const,
} as const;

export type RoomName = `user:${number}` | `session:${string}`;
