import { z } from 'zod';
import { notificationDtoSchema } from '@/lib/realtime/payloads';

/**
 * The typed contract between services, sidecar and browsers. Outward events announce what has already been committed;
 * their payload is the DTO of the matching REST answer. A lost event costs freshness, never truth.
 */
export const outwardEvents = {
  notification: notificationDtoSchema,
} as const;

export type OutwardEvents = {
  [K in keyof typeof outwardEvents]: z.infer<(typeof outwardEvents)[K]>;
};

/** Socket.IO's generic for what the server may emit. */
export type ServerToClientEvents = {
  [K in keyof OutwardEvents]: (payload: OutwardEvents[K]) => void;
};

/** What a browser may send. `auth` is compared with the session of the handshake and never believed. */
export interface ClientToServerEvents {
  auth: (payload: { userId: number }) => void;
}

export const authPayloadSchema = z.object({ userId: z.number().int().positive() });
