import { Kysely } from 'kysely';
import { Client } from 'pg';
import { MaidanDialect } from '@/lib/platform/db/dialect';
import type { Tables } from '@/lib/platform/db/tables';
import {
  codeOf,
  type DatabaseReading,
  readDatabaseFacts,
} from '@/lib/platform/health/database-facts';
import { inTime } from '@/lib/platform/health/finding';

const CONNECT_MS_MAX = 4_000;
const RECEIVE_MS_MAX = 2_000;
const CHANNEL = 'maidan_doctor';

/** Opened on first use. The product's own pool waits too long. */
export function connectTo(url: string) {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS_MAX });
  // Without a listener a lost connection would end the process.
  client.on('error', () => undefined);
  const kx = new Kysely<Tables>({ dialect: new MaidanDialect(() => client) });

  return {
    read: async (): Promise<DatabaseReading> => {
      try {
        await client.connect();
      } catch (error) {
        return { problem: codeOf(error) };
      }
      return readDatabaseFacts(kx);
    },
    /** Call it after `read`: a connection does one thing at a time. */
    hears: async (): Promise<boolean> => {
      const heard = new Promise<boolean>((resolve) => {
        client.once('notification', () => resolve(true));
      });
      await client.query(`LISTEN ${CHANNEL}`);
      await client.query('SELECT pg_notify($1, $2)', [CHANNEL, '']);
      return inTime(() => heard, RECEIVE_MS_MAX, false);
    },
    /** Not awaited: a connection that was never established may not settle. */
    close: (): void => {
      void client.end().catch(() => undefined);
    },
  };
}
