import type { ReactNode } from 'react';
import { Avatar } from '@/components/avatars/avatar';
import { MonthAndYear } from '@/components/calendar/day';
import { rich } from '@/components/language/rich';
import { SportIcon } from '@/components/sports/sport-badge';
import { sportTint } from '@/components/sports/sport-key';
import { Badge } from '@/components/ui/count-badge';
import { LineIcon } from '@/components/ui/line-icon';
import { cn } from '@/lib/cn';
import { placeName } from '@/lib/platform/geocoding/place-name';
import { translate } from '@/lib/platform/language/translate';
import { levelWords, sportWords } from '@/lib/sports/words';
import type { SavedUserSportDto } from '@/lib/users/schema/profile';
import { texts as cardTexts } from './card-texts';
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
          <LineIcon name="trophy" className="mt-0.5 size-4 shrink-0 text-tint-ink" />
          <span className="sr-only">{t.achievementsAre} </span>
          <span className="wrap-anywhere min-w-0 whitespace-pre-line" dir="auto">
            {achievements}
          </span>
        </p>
      ) : null}
    </article>
  );
}

interface PersonHeaderProps {
  person: {
    id: number;
    name: string;
    username: string | null;
    location: string | null;
    bio: string | null;
    createdAt: string;
    profileImageUrl: string | null;
  };
  /** The element of the name, when the screen has a title of its own; by default the name is the title. */
  nameAs?: 'p' | 'h2';
  sportCount?: number;
  badge?: ReactNode;
  /** Replaces the default avatar. */
  picture?: ReactNode;
  menu?: ReactNode;
  actions?: ReactNode;
}

const AVATAR_PX = 104;

export function PersonHeader(props: PersonHeaderProps) {
  const { person, nameAs: Name = 'h2', sportCount, badge, picture, menu, actions } = props;
  const t = translate(texts);
  return (
    <section aria-label={t.about} className="relative rounded-card border bg-card p-4 sm:p-6">
      {menu ? <div className="absolute end-2 top-2 z-10">{menu}</div> : null}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        {picture ?? (
          <Avatar
            id={person.id}
            name={person.name}
            imageUrl={person.profileImageUrl}
            size={AVATAR_PX}
          />
        )}
        <div className="min-w-[min(14rem,100%)] flex-1">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1 sm:pe-10">
            <Name className="wrap-anywhere min-w-0 font-heading text-2xl tracking-tight" dir="auto">
              {person.name}
            </Name>
            {badge}
          </div>
          {person.username ? (
            <p className="wrap-anywhere text-muted-foreground text-sm">
              <bdi dir="ltr">@{person.username}</bdi>
            </p>
          ) : null}
          <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-sm">
            <li className="inline-flex min-w-0 items-start gap-1.5">
              <LineIcon name="map-pin" className="mt-0.5 size-4 shrink-0 text-primary-ink" />
              <span className="wrap-anywhere min-w-0" dir="auto">
                {person.location === null
                  ? translate(cardTexts).locationNotSet
                  : placeName(person.location)}
              </span>
            </li>
            <li className="inline-flex items-start gap-1.5">
              <LineIcon name="calendar-days" className="mt-0.5 size-4 shrink-0 text-primary-ink" />
              <span>{rich(t.joined, { month: <MonthAndYear iso={person.createdAt} /> })}</span>
            </li>
            {sportCount === undefined ? null : (
              <li className="text-muted-foreground">{t.sportCount({ count: sportCount })}</li>
            )}
          </ul>
        </div>
      </div>
      {person.bio ? (
        <p className="wrap-anywhere mt-4 max-w-prose whitespace-pre-line" dir="auto">
          {person.bio}
        </p>
      ) : null}
      {actions ? <div className="mt-5 flex flex-wrap gap-2.5">{actions}</div> : null}
    </section>
  );
}
