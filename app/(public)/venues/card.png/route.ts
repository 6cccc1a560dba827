import { shareCard } from '@/components/sharing/share-card';
import { translate } from '@/lib/platform/language/translate';
import { texts } from '@/lib/venues/server-texts';

/** Drawn on request, in the language of the address: a picture made at build time would have only one. */
export const dynamic = 'force-dynamic';

/** The same for every viewer. */
export function GET() {
  const t = translate(texts);
  return shareCard({
    title: t.listTitle,
    line: t.listLine,
    kind: t.kind,
    state: t.ratedByPlayers,
  });
}
