import { PrismaPg } from '@prisma/adapter-pg';
import { PrismaClient } from '@/lib/platform/db/generated/client';
import { pool } from '@/lib/platform/db/pool';

const holder = globalThis as typeof globalThis & { maidanPrisma?: PrismaClient };

// As long as for a plain connection of the pool: Prisma's own 2 s turn fifty simultaneous requests into failures.
const TRANSACTION = { maxWait: 10_000, timeout: 15_000 };

function createClient(): PrismaClient {
  return new PrismaClient({
    adapter: new PrismaPg(pool, { disposeExternalPool: false }),
    transactionOptions: TRANSACTION,
    omit: { user: { passwordHash: true } },
  });
}

/** Prisma over the shared pool. Only repositories and infrastructure import it. */
export const db: PrismaClient = holder.maidanPrisma ?? createClient();
holder.maidanPrisma = db;

/** A transaction or the client itself: the last parameter of every repository function. */
export type Tx = Pick<
  PrismaClient,
  Exclude<
    keyof PrismaClient,
    '$connect' | '$disconnect' | '$on' | '$transaction' | '$extends' | symbol
  >
>;
