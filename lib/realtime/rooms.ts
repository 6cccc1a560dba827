/** Names of Socket.IO rooms. Everyone who may hear a thing is in its room; the sidecar decides who enters. */
export const rooms = {
  user: (userId: number) => `user:${userId}` as const,
  /** One session's sockets, cut when it is signed out. */
  session: (sessionId: string) => `session:${sessionId}` as const,
} as const;

export type RoomName = `user:${number}` | `session:${string}`;
