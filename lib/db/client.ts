import { PrismaPg } from '@prisma/adapter-pg';
import { PrismaClient } from '@/lib/db/generated/client';
import { pool } from '@/lib/db/pool';

const holder = globalThis as typeof globalThis & { maidanPrisma?: PrismaClient };

function createClient(): PrismaClient {
  return new PrismaClient({
    adapter: new PrismaPg(pool, { disposeExternalPool: false }),
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
