import { cn } from '@/lib/cn';
import { Batter, Bowler, Fielder, Keeper } from './figures';
import { CREASES, FAR_TREES, NEAR_TREES, SHADOWS, SKYLINE, STRIPES, WICKET } from './scene-paths';

const fill = (name: string) => ({ fill: `var(--${name})` });
const stroke = (name: string) => ({ stroke: `var(--${name})` });

function Stumps({ x, y, height }: { x: number; y: number; height: number }) {
  const gap = height / 6;
  return (
    <path
      d={`M${x - gap} ${y}v${-height}M${x} ${y}v${-height}M${x + gap} ${y}v${-height}M${x - gap} ${y - height}h${gap * 2}`}
      strokeWidth={height / 16}
      style={stroke('chalk')}
    />
  );
}

function Kite({ transform }: { transform: string }) {
  return (
    <g transform={transform}>
      <path d="M0 -22L17 0 0 24-17 0Z" style={fill('kite')} />
      <path d="M0 -22V24M-17 0Q0 -9 17 0" strokeWidth="1.5" style={stroke('chalk')} />
      <path d="M0 24q-9 12 1 22t-2 24" strokeWidth="1.5" style={stroke('kite')} />
    </g>
  );
}

/**
 * An evening game in front of the old city. Decorative. Mirrored where texts begin on the other side, which is kept free for
 * them.
 */
export function LandingScene({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 1200 640"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={cn('rtl:-scale-x-100', className)}
    >
      <circle cx="690" cy="372" r="62" style={fill('disc')} />
      <path d={SKYLINE} style={fill('far')} />
      <path d={FAR_TREES} style={fill('trees')} />
      <rect y="392" width="1200" height="248" style={fill('grass')} />
      <path d={STRIPES} style={fill('grass-alt')} />
      <path d={NEAR_TREES} style={fill('trees-near')} />
      <path d="M0 440Q600 404 1200 434" strokeWidth="2.5" style={stroke('chalk')} />
      <path d={WICKET} style={fill('wicket')} />
      <path d={CREASES} strokeWidth="2" style={stroke('chalk')} />
      <path d={SHADOWS} style={fill('cast')} />
      <Stumps x={678} y={462} height={34} />
      <Stumps x={500} y={604} height={74} />
      <g style={stroke('figure')}>
        <g transform="translate(612 444) scale(.3)">
          <Fielder />
        </g>
        <g transform="translate(980 450) scale(.4)">
          <Fielder />
        </g>
        <g transform="translate(330 456) scale(.42)">
          <Fielder />
        </g>
        <g transform="translate(1090 520) scale(-.86 .86)">
          <Fielder />
        </g>
        <g transform="translate(786 486) scale(.8)">
          <Bowler />
        </g>
        <g transform="translate(446 618) scale(1.35)">
          <Keeper />
        </g>
        <g transform="translate(552 602) scale(1.7)">
          <Batter />
        </g>
      </g>
      <circle cx="704" cy="452" r="6" style={fill('kite')} />
      <path
        d="M782 402Q748 410 716 444"
        strokeWidth="2"
        strokeDasharray="1 8"
        style={stroke('kite')}
      />
      <Kite transform="translate(792 176) rotate(24)" />
      <Kite transform="translate(1058 112) rotate(-16) scale(.7)" />
      <path
        d="M612 246q8-9 15-1q8-8 15 1M660 214q6-7 12-1q6-6 12 1"
        strokeWidth="2"
        style={stroke('far')}
      />
    </svg>
  );
}
