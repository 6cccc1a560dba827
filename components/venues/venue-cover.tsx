import { sportKey, sportTint } from '@/components/sports/sport-key';
import { spriteUrl } from '@/components/ui/line-icon-names';
import { cn } from '@/lib/cn';
import { type CoverLook, coverLook } from './cover-look';

type VenueCoverProps = {
  id: number;
  /** The name of the venue's first sport. */
  sport: string | null;
  className?: string;
};

// A low sun: the shadow is four times as long as the player is wide.
const SHADOW_PX = 15;

function Players({ players, sunDeg, turn }: CoverLook) {
  // Shadows follow the sun, not the rotation of the court.
  const away = ((sunDeg + 90 - turn) * Math.PI) / 180;
  const dx = Math.round(Math.cos(away) * SHADOW_PX);
  const dy = Math.round(Math.sin(away) * SHADOW_PX);
  return (
    <>
      <path
        d={players.map(({ x, y }) => `M${x} ${y}l${dx} ${dy}`).join('')}
        strokeWidth="5"
        strokeLinecap="round"
        style={{ stroke: 'var(--shade)' }}
      />
      {players.map(({ x, y, away: awayTeam }) => (
        <circle
          key={`${x}:${y}`}
          cx={x}
          cy={y}
          r="3.8"
          className={awayTeam ? 'fill-cover-away' : 'fill-cover-home'}
        />
      ))}
    </>
  );
}

/** The sport's court from above at sunset. Replaces a missing photo and fills its frame. Decorative. */
export function VenueCover({ id, sport, className }: VenueCoverProps) {
  const key = sportKey(sport);
  const look = coverLook(key, id);
  return (
    <div
      aria-hidden="true"
      className={cn(
        sportTint(sport),
        'venue-cover relative overflow-hidden bg-tint-soft',
        className,
      )}
    >
      <svg
        viewBox="0 0 320 180"
        preserveAspectRatio="xMidYMid slice"
        className="absolute inset-0 size-full"
      >
        <g
          transform={`translate(160 90) rotate(${look.turn}) scale(${look.zoom}) translate(-160 -90)`}
        >
          <use href={spriteUrl('courts', `court-${key}`)} width="320" height="180" />
          <Players {...look} />
        </g>
      </svg>
      <div className="cover-light absolute inset-0" style={{ '--sun': `${look.sunDeg}deg` }} />
    </div>
  );
}
