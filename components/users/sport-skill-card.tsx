import type { ReactNode } from 'react';
import { SportIcon } from '@/components/sports/sport-icon';
import { sportTint } from '@/components/sports/sport-tint';
import { Badge } from '@/components/ui/badge';
import { LineIcon } from '@/components/ui/line-icon';
import { cn } from '@/lib/cn';
import { translate } from '@/lib/platform/language/translate';
import { levelWords, sportWords } from '@/lib/sports/words';
import type { SavedUserSportDto } from '@/lib/users/schema/profile';
import { texts } from './texts';

interface SportSkillCardProps {
  own: SavedUserSportDto;
  /** An edit button, on the owner's profile. */
  action?: ReactNode;
}

/** Level, years, achievements, and whether the person looks for others to play with. */
export function SportSkillCard({ own, action }: SportSkillCardProps) {
  const { sport, skillLevel, yearsPlaying, achievements, isLookingToPlay } = own;
  const t = translate(texts);
  return (
    <article
      className={cn(
        sportTint(sport.name),
        'min-w-0 rounded-card border border-t-4 border-t-tint bg-card p-4',
      )}
    >
      <div className="flex flex-wrap items-center gap-3">
        <span className="grid size-11 shrink-0 place-items-center rounded-xl bg-tint-soft text-tint-ink">
          <SportIcon name={sport.name} className="size-6" />
        </span>
        <h3 className="wrap-anywhere min-w-0 flex-1 basis-24 text-xl">{sportWords(sport.name)}</h3>
        {action}
      </div>
      <p className="mt-3 flex flex-wrap items-center gap-1.5">
        <Badge className="bg-tint-soft text-tint-ink">{levelWords(skillLevel)}</Badge>
        {yearsPlaying === null ? null : (
          <Badge variant="outline">{t.yearsOfPlaying({ years: yearsPlaying })}</Badge>
        )}
        {isLookingToPlay ? <Badge variant="primary">{t.lookingToPlay}</Badge> : null}
      </p>
      {achievements ? (
        <p className="mt-3 flex items-start gap-2 text-sm">
          <LineIcon name="trophy" className="mt-0.5 size-4 shrink-0 text-special" />
          <span className="sr-only">{t.achievementsAre} </span>
          <span className="wrap-anywhere min-w-0 whitespace-pre-line" dir="auto">
            {achievements}
          </span>
        </p>
      ) : null}
    </article>
  );
}
