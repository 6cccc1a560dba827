import { cn } from '@/lib/cn';
import { CREASES, FAR_TREES, NEAR_TREES, SHADOWS, SKYLINE, STRIPES, WICKET } from './scene-paths';

// Cut-out players of the landing picture. The feet are at the origin, each is about 100 units tall, and the stroke colour is
// inherited from the group.

/** Waiting with the bat raised. */
function Batter() {
  return (
    <>
      <path d="M14 0L9 -23-2 -44M-18 0L-13 -22-4 -44" strokeWidth="9" />
      <path d="M-3 -45L5 -70" strokeWidth="16" />
      <path d="M7 -70L4 -58-9 -61" strokeWidth="7" />
      <path d="M-9 -61L-15 -70" strokeWidth="3.5" />
      <path d="M-16.5 -72L-31 -96" strokeWidth="8" style={{ stroke: 'var(--wicket)' }} />
      <circle cx="13" cy="-87" r="8.5" style={{ fill: 'var(--figure)' }} stroke="none" />
      <path d="M14 -91h12" strokeWidth="3" />
      <path d="M9 -2h10M-22 -2h9" strokeWidth="6" />
    </>
  );
}

/** At the moment of release, running to the left. */
function Bowler() {
  return (
    <>
      <path d="M2 -44L-18 -24-30 0M2 -44L18 -26 36 -22" strokeWidth="9" />
      <path d="M2 -45L-5 -71" strokeWidth="15" />
      <path d="M-5 -71L-4 -106M-6 -69L-24 -60-20 -48" strokeWidth="7" />
      <circle cx="-13" cy="-84" r="8.5" style={{ fill: 'var(--figure)' }} stroke="none" />
    </>
  );
}

function Keeper() {
  return (
    <>
      <path d="M-10 0L-20 -18 0 -26M14 0L18 -18 2 -26" strokeWidth="9" />
      <path d="M0 -26L8 -46" strokeWidth="15" />
      <path d="M9 -44L22 -30" strokeWidth="7" />
      <circle cx="24" cy="-28" r="6" style={{ fill: 'var(--wicket)' }} stroke="none" />
      <circle cx="15" cy="-60" r="8.5" style={{ fill: 'var(--figure)' }} stroke="none" />
    </>
  );
}

function Fielder() {
  return (
    <>
      <path d="M-9 0L-5 -22 0 -44M11 0L8 -22 0 -44" strokeWidth="9" />
      <path d="M0 -45L1 -71" strokeWidth="15" />
      <path d="M-2 -70L-11 -54-4 -44M4 -70L14 -56 8 -45" strokeWidth="7" />
      <circle cx="1" cy="-87" r="8.5" style={{ fill: 'var(--figure)' }} stroke="none" />
    </>
  );
}

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
