'use client';

import { type ToggleEvent, useId, useRef } from 'react';
import { Link } from '@/components/language/link';
import { SportIcon } from '@/components/sports/sport-badge';
import { LineIcon } from '@/components/ui/line-icon';
import { useBackSheet } from '@/components/ui/use-back-layer';
import { useIsHydrating } from '@/components/ui/use-before-hydration';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import type { ShownSportDto } from '@/lib/sports/schema';
import { sportWords } from '@/lib/sports/words';
import { texts } from './texts';

// Defined in parts.css.
const chipClasses = 'chip';

type SportFilterProps = {
  /** In the order of every sport list: Paddle first, then by name. */
  sports: readonly ShownSportDto[];
  sportId: number | null;
  onChange: (sportId: number | null) => void;
};

/** 'All Sports', links to the pages of the main sports, and 'More' with the other sports as filters. */
export function SportFilter({ sports, sportId, onChange }: SportFilterProps) {
  const t = translate(texts);
  const chosen = sports.find((sport) => sport.id === sportId);
  return (
    <nav aria-label={t.sports} className="-mx-4 md:mx-0">
      <ul className="flex gap-2 overflow-x-auto px-4 py-1.5 [scrollbar-width:none] md:flex-wrap md:overflow-visible md:px-0">
        <li className="shrink-0">
          <button
            type="button"
            aria-pressed={sportId === null}
            onClick={() => onChange(null)}
            className={chipClasses}
          >
            {t.allSports}
          </button>
        </li>
        {sports
          .filter((sport) => sport.isMain)
          .map((sport) => (
            <li key={sport.id} className="shrink-0">
              <Link href={routes.sport(sport.id)} className={chipClasses}>
                <SportIcon name={sport.name} className="size-5 text-primary-ink" />
                {sportWords(sport.name)}
              </Link>
            </li>
          ))}
        <li className="shrink-0">
          <MoreSports
            sports={sports.filter((sport) => !sport.isMain)}
            chosen={chosen}
            onChange={onChange}
          />
        </li>
      </ul>
    </nav>
  );
}

type MoreSportsProps = {
  sports: readonly ShownSportDto[];
  chosen: ShownSportDto | undefined;
  onChange: (sportId: number) => void;
};

/** The platform's popover handles Escape, outside clicks and the return of focus. A bottom sheet on phones. */
function MoreSports({ sports, chosen, onChange }: MoreSportsProps) {
  const t = translate(texts);
  const popoverId = useId();
  const buttonRef = useRef<HTMLButtonElement>(null);
  const popoverRef = useRef<HTMLDivElement>(null);
  const onToggle = useBackSheet(popoverRef);
  const isHydrating = useIsHydrating();

  // In document coordinates, so that it scrolls with its button. The bottom sheet on narrow screens ignores them.
  function place(event: ToggleEvent<HTMLDivElement>): void {
    if (event.newState !== 'open' || !buttonRef.current) return;
    const button = buttonRef.current.getBoundingClientRect();
    const width = 20 * 16;
    const left = Math.min(button.left, document.documentElement.clientWidth - width - 16);
    const { style } = event.currentTarget;
    style.setProperty('--popover-top', `${button.bottom + window.scrollY + 6}px`);
    style.setProperty('--popover-left', `${Math.max(8, left)}px`);
  }

  return (
    <>
      <button
        ref={buttonRef}
        type="button"
        popoverTarget={popoverId}
        aria-pressed={chosen !== undefined}
        className={chipClasses}
      >
        {chosen ? <SportIcon name={chosen.name} className="size-5" /> : null}
        {chosen ? t.moreChosen({ sport: sportWords(chosen.name) }) : t.more}
        <LineIcon name="chevron-down" className="size-4" />
      </button>
      <div
        ref={popoverRef}
        id={popoverId}
        popover="auto"
        onToggle={onToggle}
        onBeforeToggle={place}
        className="fixed inset-x-0 top-auto bottom-0 m-0 max-h-[80dvh] w-full max-w-none overflow-y-auto rounded-t-2xl border bg-popover p-4 pb-[max(1rem,env(safe-area-inset-bottom))] text-popover-foreground shadow-float sm:absolute sm:inset-auto sm:top-(--popover-top) sm:left-(--popover-left) sm:w-80 sm:rounded-card"
      >
        {/* Few people open it, so the server omits the sports. */}
        <ul aria-label={t.moreSports} className="flex flex-wrap gap-2">
          {(isHydrating ? [] : sports).map((sport) => (
            <li key={sport.id} className="max-w-full">
              <button
                type="button"
                aria-pressed={sport.id === chosen?.id}
                popoverTarget={popoverId}
                popoverTargetAction="hide"
                onClick={() => onChange(sport.id)}
                className={chipClasses}
              >
                <SportIcon name={sport.name} className="size-5" />
                {sportWords(sport.name)}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
