import { findGuardiansOf } from '@/lib/notifications/repository/guardians';
import type { NewNotification } from '@/lib/notifications/repository/notifications';
import { texts } from '@/lib/notifications/server-texts';
import type { Tx } from '@/lib/platform/db/client';
import { say } from '@/lib/platform/language/say';

/** What organisers announce, change and ask, and what becomes of a place. Nothing between two people is among them. */
const TYPES = [
  'group_announcement',
  'game_announcement',
  'game_created',
  'game_changed',
  'game_cancelled',
  'game_nudge',
  'game_seat_offered',
  'game_promoted',
];

/**
 * The same for the guardians of recipients under 18, by the guardian's own choices. It leads to the guardian's page, and goes with the
 * link between the two.
 */
export async function forGuardians(
  tx: Tx,
  inputs: readonly NewNotification[],
): Promise<NewNotification[]> {
  const [first] = inputs;
  if (!first || !TYPES.includes(first.type)) return [];
  const inputOf = new Map(inputs.map((input) => [input.userId, input]));
  const links = await findGuardiansOf([...inputOf.keys()], first.actorId ?? null, tx);
  return links.flatMap(({ id, youngId, guardianId, young }) => {
    const input = inputOf.get(youngId);
    if (!input) return [];
    // The chat is not the guardian's to open.
    const { conversationId: _chat, ...about } = input.data ?? {};
    return {
      ...input,
      userId: guardianId,
      whose: say(texts, 'whose', { person: young }),
      data: { ...about, guardianOf: id, named: [youngId] },
      ...(input.dedupeKey && { dedupeKey: `${input.dedupeKey}:guardian:${id}` }),
    };
  });
}
