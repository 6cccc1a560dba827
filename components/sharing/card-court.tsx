import { hasSides, lineUpSpots, takenSpots } from '@/components/sports/line-up-spots';
import { sportKey } from '@/components/sports/sport-key';
import { CARD_GROUND } from './share-card';

interface CardCourtProps {
  sport: string;
  taken: number;
  places: number;
}

const LINES = 'M38 315H262M96 38V126H204V38M96 592V504H204V592';

/** The court of a preview picture, upright: nobody is named, taken places are filled and free ones are rings. */
export function CardCourt({ sport, taken, places }: CardCourtProps) {
  const key = sportKey(sport);
  const filled = takenSpots(taken, places);
  const line = { stroke: CARD_GROUND, strokeWidth: 6 };
  return (
    <svg width="300" height="630" viewBox="0 0 300 630" fill="none">
      {hasSides(key) ? (
        <>
          <rect x="38" y="38" width="224" height="554" {...line} />
          <path d={LINES} {...line} />
          <circle cx="150" cy="315" r="62" {...line} />
        </>
      ) : (
        <path d="M0 480H300" {...line} strokeWidth={16} strokeDasharray="16" />
      )}
      {lineUpSpots(key, places).map(({ x, y }, at) => (
        <circle
          key={`${x}:${y}`}
          cx={38 + (224 * y) / 180}
          cy={38 + (554 * x) / 320}
          r="20"
          fill={at < filled ? '#b04a1c' : '#1d6038'}
          stroke={CARD_GROUND}
          strokeWidth="5"
          strokeDasharray={at < filled ? undefined : '9 7'}
        />
      ))}
    </svg>
  );
}
