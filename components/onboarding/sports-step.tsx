import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '@/components/layout/error-state';
import { sportsQuery } from '@/components/sports/sports-query';
import { Skeleton } from '@/components/ui/skeleton';
import { SKILL_LEVEL_LABELS, type SkillLevel } from '@/lib/sports/constants';
import type { SportDto } from '@/lib/sports/schema';
import type { ChosenSport } from './draft';
import { SportList } from './sport-list';
import { StepFrame } from './step-frame';
import type { StepProps } from './step-props';

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
      intro="Pick what you play and how well. You can change it any time."
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
  if (chosen.length === 0) return 'Pick at least one sport';
  const unrated = chosen.find(({ skillLevel }) => skillLevel === null);
  return unrated ? `Pick your level in ${nameOf(sports, unrated)}` : null;
}

const nameOf = (sports: SportDto[], { sportId }: ChosenSport): string =>
  sports.find(({ id }) => id === sportId)?.name ?? 'each sport';

interface SportChoicesProps {
  chosen: ChosenSport[];
  onToggle: (sportId: number) => void;
  onLevelChange: (sportId: number, level: SkillLevel) => void;
}

function SportChoices({ chosen, onToggle, onLevelChange }: SportChoicesProps) {
  const { data: sports, isError, isFetching, refetch } = useQuery(sportsQuery);
  if (isError) {
    return (
      <ErrorState
        title="The sports could not be loaded"
        description="What you entered so far is kept."
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  if (!sports) return <SportsSkeleton />;
  const list = { chosen, onToggle, onLevelChange };
  return (
    <div className="grid gap-7">
      <SportList
        legend="Popular sports"
        sports={sports.filter((sport) => sport.isMain)}
        {...list}
      />
      <SportList legend="More sports" sports={sports.filter((sport) => !sport.isMain)} {...list} />
      <output className="sr-only">{chosenSentence(sports, chosen)}</output>
    </div>
  );
}

function chosenSentence(sports: SportDto[], chosen: ChosenSport[]): string {
  const names = chosen.map((sport) => {
    const level = sport.skillLevel ? SKILL_LEVEL_LABELS[sport.skillLevel] : 'without a level';
    return `${nameOf(sports, sport)} ${level}`;
  });
  return names.length === 0 ? 'No sport chosen' : `Chosen: ${names.join(', ')}`;
}

function SportsSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-2 sm:grid-cols-2">
      <span className="sr-only">Loading...</span>
      {Array.from({ length: SKELETON_ROWS }, (_, row) => (
        <Skeleton key={row} className="h-15 rounded-card" />
      ))}
    </div>
  );
}
