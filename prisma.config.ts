import { defineConfig } from 'prisma/config';

// The commands that need no database (generate, validate, format) run without an address.
export default defineConfig({
  schema: 'prisma/schema',
  migrations: { path: 'prisma/migrations' },
  datasource: { url: process.env.DATABASE_URL ?? '' },
});
