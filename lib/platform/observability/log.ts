import pino from 'pino';
import { env } from '@/lib/platform/env/server';

/** The structured log of this process. Never log e-mails, positions, tokens or bodies; the redaction is only a second line. */
export const log = pino({
  level: env.LOG_LEVEL,
  base: null,
  redact: [
    'password',
    'email',
    'token',
    'latitude',
    'longitude',
    'cookie',
    'authorization',
    '*.password',
    '*.email',
    '*.token',
  ],
});
