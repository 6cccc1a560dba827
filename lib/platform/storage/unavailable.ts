import { AppError } from '@/lib/platform/errors/app-error';
import type { Said } from '@/lib/platform/language/say';
import { log } from '@/lib/platform/observability/log';

/** People get the sentence; the service's message is for the operator. */
export function unavailable(service: 'S3' | 'UploadThing', said: Said, error: unknown): AppError {
  log.warn({ err: error }, `${service} failed`);
  return new AppError('unavailable', said, { cause: error });
}
