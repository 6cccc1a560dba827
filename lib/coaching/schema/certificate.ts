import { z } from 'zod';
import { CERTIFICATE_REASON_LENGTH_MAX, LIST_ENTRY_LENGTH_MAX } from '@/lib/coaching/constants';
import { texts } from '@/lib/coaching/texts';
import { later } from '@/lib/platform/language/say';
import { idParam } from '@/lib/platform/validation/numbers';
import { optionalMultiLine, singleLine } from '@/lib/platform/validation/text';

export const addCertificateSchema = z.object({
  name: singleLine(later(texts, 'certificateNameLabel'), LIST_ENTRY_LENGTH_MAX),
});
export const certificatePartsSchema = addCertificateSchema.extend({ image: z.file() });
export const certificateParamsSchema = z.object({ id: idParam, certificateId: idParam });

/** For its coach. */
export const certificateSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  status: z.enum(['pending', 'verified', 'declined']),
  /** Of a declined one, the admin's. */
  reason: z.string().nullable(),
});

export const adminCertificateParamsSchema = z.object({ id: idParam });
export const decideCertificateParamsSchema = z.object({
  id: idParam,
  action: z.enum(['verify', 'decline']),
});
export const decideCertificateSchema = z.object({
  /** Required with decline; the coach reads it. */
  reason: optionalMultiLine(
    later(texts, 'certificateReasonLabel'),
    CERTIFICATE_REASON_LENGTH_MAX,
  ).optional(),
});

const adminCertificateSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  submittedAt: z.iso.datetime(),
  coach: z.object({ id: z.number().int(), name: z.string(), sport: z.string() }),
});
export const adminCertificateListSchema = z.array(adminCertificateSchema);

export type AddCertificateInput = z.output<typeof addCertificateSchema>;
export type CertificateDto = z.infer<typeof certificateSchema>;
export type AdminCertificateDto = z.infer<typeof adminCertificateSchema>;
export type DecideCertificateInput = z.output<typeof decideCertificateSchema>;
