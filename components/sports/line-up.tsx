import { Face, type FaceOf } from '@/components/avatars/face';
import { spriteUrl } from '@/components/ui/line-icon-names';
import { cn } from '@/lib/cn';
import { hasSides, lineUpSpots, START_LINE, takenSpots } from './line-up-spots';
import { sportKey, sportTint } from './sport-key';

interface LineUpProps {
  sport: string;
  taken: number;
  places: number;
  faces: readonly FaceOf[];
  /** The person whose face drops in: they joined just now. */
  joinedId?: number | null;
  className?: string;
}

/**
 * The sport's court from above with those who come standing on it, figures for those without a face, and rings for free
 * seats. Decorative: the number and the names are beside it.
 */
export function LineUp({ sport, taken, places, faces, joinedId, className }: LineUpProps) {
  const key = sportKey(sport);
  const filled = takenSpots(taken, places);
  return (
    <div
      aria-hidden
      className={cn(
        sportTint(sport),
        'line-up',
        // The last seat: everybody rises once.
        joinedId && taken >= places && 'is-full',
        className,
      )}
    >
      <svg viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice">
        {hasSides(key) ? (
          <use href={spriteUrl('courts', `court-${key}`)} width="320" height="180" />
        ) : (
          <path d={START_LINE} className="start-line" />
        )}
      </svg>
      {lineUpSpots(key, places).map(({ x, y }, at) => {
        const style = { left: `${(x / 3.2).toFixed(1)}%`, top: `${(y / 1.8).toFixed(1)}%` };
        const place = `${x}:${y}`;
        if (at >= filled) return <span key={place} className="seat" style={style} />;
        const of = faces[at];
        const isNew = of && of.id === joinedId;
        return <Face key={place} of={of} style={style} className={isNew ? 'drops' : ''} />;
      })}
    </div>
  );
}
