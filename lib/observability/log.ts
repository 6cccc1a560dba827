import pino from 'pino';
import { env } from '@/lib/env/server';

/** Structured log of this process. Never log e-mails, positions, tokens or bodies; the redaction is a second net. */
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
