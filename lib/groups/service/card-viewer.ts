import type { Audience } from '@/lib/groups/constants';
import { fitsAudience } from '@/lib/groups/policy';
import type { MembershipFacts } from '@/lib/groups/repository/group-cards';
import type { GroupCardViewerDto } from '@/lib/groups/schema/group-card';
import type { Actor } from '@/lib/platform/auth/actor';

/** The facts about the viewer that a group's button needs. */
export function toCardViewer(
  actor: Actor | null,
  facts: MembershipFacts,
  audience: Audience,
): GroupCardViewerDto | null {
  return (
    actor && { standing: membershipOf(facts), fitsAudience: fitsAudience(facts.gender, audience) }
  );
}

function membershipOf(facts: MembershipFacts): GroupCardViewerDto['standing'] {
  if (facts.isMember) return 'member';
  if (facts.isBanned) return 'banned';
  if (facts.inviteId !== null) return 'invited';
  return facts.requestId === null ? 'none' : 'pending';
}
