import { createHmac, timingSafeEqual } from 'node:crypto';

/** The doctor proves with it that it has the secret of the installation; what answers says whether it has the same. */
export const DOCTOR_HEADER = 'x-maidan-doctor';

export const doctorProof = (secret: string): string =>
  createHmac('sha256', secret).update('doctor').digest('hex');

/** For the answer of a health check: nothing for anybody but the doctor of this installation. */
export function ownTo(proof: unknown, secret: string): { own?: true } {
  const given = Buffer.from(String(proof));
  const wanted = Buffer.from(doctorProof(secret));
  return given.length === wanted.length && timingSafeEqual(given, wanted) ? { own: true } : {};
}
