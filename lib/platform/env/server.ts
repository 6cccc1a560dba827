import { parseServerEnv, type ServerEnv } from '@/lib/platform/env/schema';

/** The environment of the server, parsed once at startup. Only the modules of this folder read `process.env`. */
export const env: ServerEnv = parseServerEnv(process.env);
