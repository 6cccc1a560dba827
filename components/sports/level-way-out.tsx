import { WayOut } from '@/components/layout/way-out';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import type { SkillLevel } from '@/lib/sports/constants';
import { sportWords } from '@/lib/sports/words';
import { texts } from './texts';

interface LevelWayOutProps {
  sport: { id: number; name: string };
  /** The person's own; null if unknown. */
  level: SkillLevel | null;
}

/** For people whose level in a sport does not fit. */
export function LevelWayOut({ sport: { id, name }, level }: LevelWayOutProps) {
  const t = translate(texts);
  const sport = sportWords(name);
  return (
    <WayOut href={routes.ownSport(id)}>
      {level ? t.changeLevel({ sport }) : t.setLevel({ sport })}
    </WayOut>
  );
}
