import { z } from 'zod';
import {
  conversationChangedSchema,
  deletedSchema,
  editedSchema,
  type MessageDto,
  messageDtoSchema,
  notificationDtoSchema,
  presenceSchema,
  reactedSchema,
  readSchema,
  type SocketErrorDto,
  socketErrorSchema,
  typingSchema,
} from '@/lib/realtime/payloads';

/**
 * The typed contract between services, sidecar and browsers. Outward events announce what has already been committed;
 * their payload is the DTO of the matching REST answer. A lost event costs freshness, never truth.
 */
export const outwardEvents = {
  notification: notificationDtoSchema,
  message: messageDtoSchema,
  /** To the socket that sent a `message`: what it became. */
  messageSuccess: messageDtoSchema,
  /** To the socket whose event was refused. */
  error: socketErrorSchema,
  edited: editedSchema,
  deleted: deletedSchema,
  reacted: reactedSchema,
  read: readSchema,
  typing: typingSchema,
  presence: presenceSchema,
  conversationChanged: conversationChangedSchema,
  /** To everybody at a sidecar that has heard nothing for a while: fetch what may have been announced. */
  missed: z.object({}),
} as const;

export type OutwardEvents = {
  [K in keyof typeof outwardEvents]: z.infer<(typeof outwardEvents)[K]>;
};

export type OutwardEventName = keyof OutwardEvents;

/** Socket.IO's generic for what the server may emit. */
export type ServerToClientEvents = {
  [K in keyof OutwardEvents]: (payload: OutwardEvents[K]) => void;
};

/** The answer to a socket's `message`, for senders that ask for one. */
type MessageAck = { message: MessageDto } | SocketErrorDto;

/** What a browser may send. `auth` is compared with the session of the handshake and never believed. */
export interface ClientToServerEvents {
  auth: (payload: { userId: number }) => void;
  /** The same as POST /api/messages; `messageType` is its `type`. Validated by the feature's schema. */
  message: (payload: unknown, acknowledge?: (answer: MessageAck) => void) => void;
  typing: (payload: { conversationId: number }) => void;
  read: (payload: { conversationId: number; seq: number }) => void;
}

export const authPayloadSchema = z.object({ userId: z.number().int().positive() });
