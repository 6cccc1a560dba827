import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { SportIcon } from '@/components/sports/sport-badge';
import { sportTint } from '@/components/sports/sport-key';
import { sportsQuery } from '@/components/sports/sport-select';
import { Skeleton } from '@/components/ui/card';
import { ErrorState } from '@/components/ui/empty-state';
import { NativeInput } from '@/components/ui/input';
import { LineIcon } from '@/components/ui/line-icon';
import { cn } from '@/lib/cn';
import { translate } from '@/lib/platform/language/translate';
import type { SkillLevel } from '@/lib/sports/constants';
import type { SportDto } from '@/lib/sports/schema';
import { levelWords, sportWords } from '@/lib/sports/words';
import type { ChosenSport } from './draft';
import { texts as entryTexts } from './entry-texts';
import { LevelChoice } from './level-choice';
import { StepFrame, type StepProps } from './step-frame';
import { texts } from './texts';

interface SportChoiceProps {
  sport: SportDto;
  chosen: ChosenSport | null;
  onToggle: () => void;
  onLevelChange: (level: SkillLevel) => void;
}

function SportChoice({ sport, chosen, onToggle, onLevelChange }: SportChoiceProps) {
  const id = useId();
  return (
    <div
      className={cn(
        sportTint(sport.name),
        '@container rounded-card border transition-colors hover:border-tint',
        chosen ? 'border-tint bg-tint-soft' : 'bg-card',
      )}
    >
      <label htmlFor={id} className="flex min-h-14 items-center gap-3 px-2.5 py-2">
        <span
          className={cn(
            'grid size-10 shrink-0 place-content-center @max-[12rem]:hidden rounded-control text-tint-ink transition-colors',
            chosen ? 'bg-card' : 'bg-tint-soft',
          )}
        >
          <SportIcon name={sport.name} className="size-6" />
        </span>
        <span className={cn('min-w-0 flex-1 font-semibold', chosen && 'text-tint-ink')}>
          {sportWords(sport.name)}
        </span>
        <span className="relative me-1 grid size-6 shrink-0 place-items-center">
          <NativeInput
            type="checkbox"
            id={id}
            checked={chosen !== null}
            onChange={onToggle}
            className="peer absolute inset-0 scroll-mb-28 appearance-none rounded-sm border-[1.5px] border-input bg-card transition-colors checked:border-primary checked:bg-primary forced-colors:appearance-auto"
          />
          <LineIcon
            name="check"
            className="pointer-events-none relative size-4 text-primary-foreground opacity-0 peer-checked:opacity-100 forced-colors:hidden"
          />
        </span>
      </label>
      {chosen ? (
        <LevelChoice sportName={sport.name} value={chosen.skillLevel} onChange={onLevelChange} />
      ) : null}
    </div>
  );
}

interface SportListProps {
  legend: string;
  sports: SportDto[];
  chosen: ChosenSport[];
  onToggle: (sportId: number) => void;
  onLevelChange: (sportId: number, level: SkillLevel) => void;
}

/** Two columns rather than a grid: expanding a row moves only the rows below it. */
function SportList({ legend, sports, chosen, onToggle, onLevelChange }: SportListProps) {
  const half = Math.ceil(sports.length / 2);
  const stacks = [sports.slice(0, half), sports.slice(half)];
  return (
    <fieldset>
      <legend className="mb-2.5 font-semibold text-sm">{legend}</legend>
      <div className="grid items-start gap-2 sm:grid-cols-2">
        {stacks.map((stack) => (
          <div key={stack[0]?.id ?? 'none'} className="grid gap-2">
            {stack.map((sport) => (
              <SportChoice
                key={sport.id}
                sport={sport}
                chosen={chosen.find(({ sportId }) => sportId === sport.id) ?? null}
                onToggle={() => onToggle(sport.id)}
                onLevelChange={(level) => onLevelChange(sport.id, level)}
              />
            ))}
          </div>
        ))}
      </div>
    </fieldset>
  );
}

const SKELETON_ROWS = 8;

interface SportsStepProps extends StepProps {
  onBack: () => void;
  onNext: () => void;
}

export function SportsStep({ draft, change, isArrival, onBack, onNext }: SportsStepProps) {
  const { data: sports = [] } = useQuery(sportsQuery);
  const chosen = draft.sports;

  function toggle(sportId: number) {
    const without = chosen.filter((sport) => sport.sportId !== sportId);
    const isNew = without.length === chosen.length;
    change({ sports: isNew ? [...chosen, { sportId, skillLevel: null }] : without });
  }
  function setLevel(sportId: number, skillLevel: SkillLevel) {
    change({
      sports: chosen.map((sport) => (sport.sportId === sportId ? { sportId, skillLevel } : sport)),
    });
  }

  return (
    <StepFrame
      step={2}
      intro={translate(texts).sportsIntro}
      isArrival={isArrival}
      onSubmit={onNext}
      onBack={onBack}
      missing={whatIsMissing(sports, chosen)}
    >
      <SportChoices chosen={chosen} onToggle={toggle} onLevelChange={setLevel} />
    </StepFrame>
  );
}

/** Shows one error at a time: the first sport without a level. */
function whatIsMissing(sports: SportDto[], chosen: ChosenSport[]): string | null {
  const t = translate(texts);
  if (chosen.length === 0) return t.noSportPicked;
  const unrated = chosen.find(({ skillLevel }) => skillLevel === null);
  if (!unrated) return null;
  const sport = nameOf(sports, unrated);
  return sport === null ? t.levelsMissing : t.levelMissing({ sport });
}

/** Null while the sports are not loaded. */
function nameOf(sports: SportDto[], { sportId }: ChosenSport): string | null {
  const sport = sports.find(({ id }) => id === sportId);
  return sport ? sportWords(sport.name) : null;
}

interface SportChoicesProps {
  chosen: ChosenSport[];
  onToggle: (sportId: number) => void;
  onLevelChange: (sportId: number, level: SkillLevel) => void;
}

function SportChoices({ chosen, onToggle, onLevelChange }: SportChoicesProps) {
  const t = translate(texts);
  const { data: sports, isError, isFetching, refetch } = useQuery(sportsQuery);
  if (isError) {
    return (
      <ErrorState
        title={t.sportsNotLoaded}
        description={t.sportsNotLoadedHint}
        query={{ isFetching, refetch }}
      />
    );
  }
  if (!sports) return <SportsSkeleton />;
  const list = { chosen, onToggle, onLevelChange };
  return (
    <div className="grid gap-7">
      <SportList
        legend={t.popularSports}
        sports={sports.filter((sport) => sport.isMain)}
        {...list}
      />
      <SportList legend={t.moreSports} sports={sports.filter((sport) => !sport.isMain)} {...list} />
      <output className="sr-only">{chosenSentence(sports, chosen)}</output>
    </div>
  );
}

function chosenSentence(sports: SportDto[], chosen: ChosenSport[]): string {
  const t = translate(texts);
  if (chosen.length === 0) return t.noSportChosen;
  const named = chosen.map((one) => {
    const sport = nameOf(sports, one) ?? t.eachSport;
    const { skillLevel } = one;
    return skillLevel
      ? t.sportAndLevel({ sport, level: levelWords(skillLevel) })
      : t.sportWithoutLevel({ sport });
  });
  return t.chosen({ sports: named });
}

function SportsSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-2 sm:grid-cols-2">
      <span className="sr-only">{translate(entryTexts).loading}</span>
      {Array.from({ length: SKELETON_ROWS }, (_, row) => (
        <Skeleton key={row} className="h-15 rounded-card" />
      ))}
    </div>
  );
}
