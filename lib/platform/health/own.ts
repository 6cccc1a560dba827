import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * With this header the doctor proves that it has the secret of the installation; the response shows whether the server has the
 * same.
 */
export const DOCTOR_HEADER = 'x-maidan-doctor';

export const doctorProof = (secret: string): string =>
  createHmac('sha256', secret).update('doctor').digest('hex');

/** A part of the health check's response, only for the doctor of this installation. */
export function ownTo(proof: unknown, secret: string): { own?: true } {
  const given = Buffer.from(String(proof));
  const wanted = Buffer.from(doctorProof(secret));
  return given.length === wanted.length && timingSafeEqual(given, wanted) ? { own: true } : {};
}
