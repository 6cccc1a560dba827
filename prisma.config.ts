import { defineConfig } from 'prisma/config';

// generate, validate and format need no database, so the URL may be empty.
export default defineConfig({
  schema: 'prisma/schema',
  migrations: { path: 'prisma/migrations' },
  datasource: { url: process.env.DATABASE_URL ?? '' },
});
