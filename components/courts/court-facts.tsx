import type { CourtDto } from '@/lib/courts/schema/court';
import { translate } from '@/lib/platform/language/translate';
import { sportWords } from '@/lib/sports/words';
import { texts } from './texts';

type CourtFactsProps = Pick<CourtDto, 'sports' | 'surface' | 'isIndoor' | 'hasLights'>;

/** 'Badminton · Wood · Indoor · Lights' */
export function CourtFacts({ sports, surface, isIndoor, hasLights }: CourtFactsProps) {
  const t = translate(texts);
  return (
    <p className="wrap-anywhere text-muted-foreground text-sm">
      {sports.map(({ name }) => sportWords(name)).join(', ')}
      {surface ? (
        <>
          {' · '}
          <bdi>{surface}</bdi>
        </>
      ) : null}
      {` · ${isIndoor ? t.indoor : t.outdoor}`}
      {hasLights ? ` · ${t.lights}` : ''}
    </p>
  );
}
