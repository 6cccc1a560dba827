import type { ShareCardFacts } from '@/components/sharing/share-card';
import { texts as groupTexts } from '@/lib/groups/texts';
import { audienceWords } from '@/lib/groups/words';
import type { InvitationDto } from '@/lib/invites/schema';
import { translate } from '@/lib/platform/language/translate';
import { sportWords } from '@/lib/sports/words';
import { whenOf } from './guest-entry';

export function invitationShareCard(invitation: InvitationDto): ShareCardFacts {
  const { game, group, sport, audience, place, taken, places } = invitation;
  return {
    title: game?.title ?? group,
    line: [whenOf(invitation), place].filter(Boolean).join(' · '),
    who: audience === 'all' ? '' : audienceWords(audience),
    kind: game ? `${sportWords(sport)} · ${group}` : sportWords(sport),
    state: translate(groupTexts).spotsLeft({ count: Math.max(0, places - taken) }),
  };
}
