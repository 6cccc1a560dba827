import { z } from 'zod';
import type { Language } from '@/lib/platform/language/languages';

/** The reason why a socket's event was refused. */
export interface SocketErrorDto {
  /** A sentence for people. */
  error: string;
  code: string;
  clientMsgId: string | null;
}

/**
 * The typed contract between services, sidecar and browsers. Each feature adds its events in its schema, by declaration
 * merging. Outward events announce what has been committed; their payload is the DTO of the matching REST response. A lost
 * event delays an update, but loses no data.
 */
export interface OutwardEvents {
  /** To the socket whose event was refused. */
  error: SocketErrorDto;
  /** To every socket of a person who chose a language, and at connecting to one whose page is in another. */
  languageChosen: { language: Language };
  presence: { userId: number; online: boolean };
  /** To every client of a sidecar whose connection to the database was interrupted: fetch missed changes. */
  missed: Record<string, never>;
}

export type OutwardEventName = keyof OutwardEvents;

/** Socket.IO's generic for what the server may emit. */
export type ServerToClientEvents = {
  [K in keyof OutwardEvents]: (payload: OutwardEvents[K]) => void;
};

/** What a browser may send. `auth` is only compared with the session of the handshake, never trusted. */
export interface ClientToServerEvents {
  auth: (payload: { userId: number }) => void;
}

export const authPayloadSchema = z.object({ userId: z.number().int().positive() });

/** A page may not have seen what a transaction was just writing. */
const COMMIT_MS = 10_000;

/** Of the handshake: from when on the page may have missed events. Null for anything that is not a time in ms. */
export const sinceSchema = z
  .number()
  .min(0)
  .max(8e15)
  .transform((at) => new Date(at - COMMIT_MS))
  .nullable()
  .catch(null);
