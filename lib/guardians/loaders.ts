import {
  type GuardianOfferDto,
  type GuardiansDto,
  guardiansSchema,
  guardianTokenSchema,
} from '@/lib/guardians/schema';
import { readGuardianLink } from '@/lib/guardians/service/manage-guardians';
import { readGuardians } from '@/lib/guardians/service/read-guardians';
import type { Session } from '@/lib/platform/auth/session-store';

/** `offer`: undefined without a link in the address, null for one that has ended or is not for this person. */
export async function loadGuardians(
  { actor }: Session,
  token: string | undefined,
): Promise<{ guardians: GuardiansDto; offer: GuardianOfferDto | null | undefined }> {
  const parsed = guardianTokenSchema.safeParse({ token });
  const [guardians, offer] = await Promise.all([
    readGuardians(actor),
    parsed.success ? readGuardianLink(actor, parsed.data.token) : null,
  ]);
  return {
    guardians: guardiansSchema.parse(guardians),
    offer: token === undefined ? undefined : offer,
  };
}
