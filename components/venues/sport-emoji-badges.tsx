import { sportTint } from '@/components/sports/sport-key';
import { Badge } from '@/components/ui/count-badge';
import { cn } from '@/lib/cn';
import { translate } from '@/lib/platform/language/translate';
import { sportEmoji } from '@/lib/sports/constants';
import { sportWords } from '@/lib/sports/words';
import { texts as cardTexts } from './card-texts';
import { texts } from './texts';

/** Sports with their emoji; those beyond `shown` are counted. */
export function SportEmojiBadges({ sports, shown }: { sports: string[]; shown: number }) {
  const t = translate(texts);
  const more = sports.length - shown;
  return (
    <ul aria-label={translate(cardTexts).sports} className="flex flex-wrap gap-1.5">
      {sports.slice(0, shown).map((sport) => (
        <li key={sport} className="max-w-full">
          <span
            className={cn(
              sportTint(sport),
              'inline-flex max-w-full items-center gap-1.5 rounded-full bg-tint-soft px-2.5 py-1 font-semibold text-tint-ink text-xs',
            )}
          >
            <span aria-hidden>{sportEmoji(sport)}</span>
            <span className="truncate">{sportWords(sport)}</span>
          </span>
        </li>
      ))}
      {more > 0 ? (
        <li>
          <Badge>{t.moreSports({ count: more })}</Badge>
        </li>
      ) : null}
    </ul>
  );
}
