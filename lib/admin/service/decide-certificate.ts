import { texts } from '@/lib/admin/server-texts';
import type { DecideCertificateInput } from '@/lib/coaching/schema/certificate';
import * as coaching from '@/lib/coaching/service/certificates';
import { notify, publishNotifications } from '@/lib/notifications/service/notify';
import type { Actor } from '@/lib/platform/auth/actor';
import { transaction } from '@/lib/platform/db/transaction';
import { invalidField } from '@/lib/platform/errors/app-error';
import { say } from '@/lib/platform/language/say';
import { recordAudit } from '@/lib/platform/observability/audit';

/** The coach is notified; the name and the reason are on the desk alone. @throws AppError invalid (no reason), conflict (decided already) */
export async function decideCertificate(
  admin: Actor,
  id: number,
  action: 'verify' | 'decline',
  { reason = null }: DecideCertificateInput,
): Promise<void> {
  if (action === 'decline' && !reason) throw invalidField('reason', say(texts, 'reasonRequired'));
  const status = action === 'verify' ? 'verified' : 'declined';
  const notified = await transaction(async (tx) => {
    const decision = { status, reason: action === 'decline' ? reason : null } as const;
    const { coachId, userId } = await coaching.decideCertificate(tx, id, decision);
    await recordAudit(
      {
        actorId: admin.userId,
        action: `certificate.${status}`,
        targetType: 'coach',
        targetId: coachId,
        data: { certificate: id },
      },
      tx,
    );
    return notify(tx, {
      userId,
      type: 'certificate_decided',
      title: say(texts, action === 'verify' ? 'certificateVerified' : 'certificateDeclined'),
      message: say(texts, action === 'verify' ? 'markIsShown' : 'deskSaysWhy'),
      data: { coachId },
      dedupeKey: `certificate_decided:${id}`,
    });
  });
  await publishNotifications([notified]);
}
