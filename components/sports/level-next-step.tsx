import { NextStepLink } from '@/components/layout/next-step-link';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import type { SkillLevel } from '@/lib/sports/constants';
import { sportWords } from '@/lib/sports/words';
import { texts } from './texts';

interface LevelNextStepProps {
  sport: { id: number; name: string };
  /** The person's own; null if unknown. */
  level: SkillLevel | null;
}

/** For people whose level in a sport does not fit. */
export function LevelNextStep({ sport: { id, name }, level }: LevelNextStepProps) {
  const t = translate(texts);
  const sport = sportWords(name);
  return (
    <NextStepLink href={routes.ownSport(id)}>
      {level ? t.changeLevel({ sport }) : t.setLevel({ sport })}
    </NextStepLink>
  );
}
