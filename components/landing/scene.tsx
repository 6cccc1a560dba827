import { cn } from '@/lib/cn';
import { city } from '@/lib/platform/city/city';
import { LAHORE } from '@/lib/platform/city/lahore';

// A frame of 1200 × 640 with the horizon at 392. Everything on the ground runs to one vanishing point behind the sun.
const STRIPES =
  'M432 392L-1168 640H-1050L448 392ZM465 392L-932 640H-814L481 392ZM498 392L-696 640H-578L514 392ZM530 392L-460 640H-342L547 392ZM563 392L-224 640H-106L579 392ZM596 392L12 640H130L612 392ZM629 392L248 640H366L645 392ZM661 392L484 640H602L678 392ZM694 392L720 640H838L711 392ZM727 392L956 640H1074L743 392ZM760 392L1192 640H1310L776 392ZM792 392L1428 640H1546L809 392ZM825 392L1664 640H1782L842 392ZM858 392L1900 640H2018L874 392ZM891 392L2136 640H2254L907 392ZM924 392L2372 640H2490L940 392Z';
const WICKET = 'M614 452L470 640H650L676 452Z';
const CREASES = 'M492 588H675M472 612H674M596 464H683M601 458H683';
const FAR_TREES =
  'M0 396V390c2 -14 36 -14 38 0c2 -14 41 -14 43 0c2 -18 31 -18 33 0c3 -25 56 -25 59 0c3 -16 52 -16 54 0c2 -16 45 -16 47 0c2 -14 34 -14 36 0c2 -27 36 -27 37 0c3 -25 54 -25 56 0c3 -15 53 -15 55 0c2 -22 38 -22 40 0V396ZM900 396V390c3 -28 55 -28 58 0c3 -15 60 -15 63 0c3 -25 51 -25 54 0c3 -16 48 -16 51 0c2 -15 47 -15 50 0c3 -28 62 -28 65 0V396ZM430 398V392c1 -8 23 -8 24 0c2 -6 36 -6 38 0c1 -10 21 -10 22 0c1 -9 26 -9 27 0c2 -8 29 -8 31 0c2 -7 40 -7 42 0c1 -7 28 -7 30 0c2 -7 33 -7 34 0c1 -11 27 -11 28 0c1 -9 26 -9 28 0c2 -6 38 -6 40 0c1 -7 21 -7 22 0c2 -10 35 -10 37 0c1 -8 25 -8 26 0c1 -9 23 -9 25 0c1 -10 21 -10 22 0c2 -12 38 -12 40 0c2 -12 35 -12 36 0c1 -7 20 -7 21 0V398Z';
const NEAR_TREES =
  'M-10 400V394c4 -49 72 -49 76 0c5 -61 89 -61 94 0c5 -74 88 -74 92 0V400ZM1085 400V394c4 -65 76 -65 80 0c4 -66 81 -66 85 0V400Z';
const SKYLINE =
  'M838 392V362H1058V392ZM918 362V346C914 324 938 314 948 300C958 314 982 324 978 346V362ZM867 362V352C864 338 879 332 886 323C893 332 908 338 905 352V362ZM991 362V352C988 338 1003 332 1010 323C1017 332 1032 338 1029 352V362ZM926 362V348H970V362ZM816.5 392L817.5 293H813V289H817.5V280Q822 272 822 268Q822 272 826.5 280V289H831V293H826.5L827.5 392ZM1068.5 392L1069.5 293H1065V289H1069.5V280Q1074 272 1074 268Q1074 272 1078.5 280V289H1083V293H1078.5L1079.5 392ZM755.5 392L756.5 336H753V332H756.5V329Q760 324 760 322Q760 324 763.5 329V332H767V336H763.5L764.5 392ZM1125.5 392L1126.5 331H1123V327H1126.5V324Q1130 318 1130 316Q1130 318 1133.5 324V327H1137V331H1133.5L1134.5 392ZM452 392L466 366H474L480 274H478V268H482L484 242 486 268H490V274H488L494 366H502L516 392ZM250 392V370H276V356H300V372H336V362H352V392ZM560 392V378H590V368H612V380H640V392Z';
const SHADOWS =
  'M551 605L469 752Q446 759 436 743L529 599ZM682 463L678 523Q671 527 666 522L674 463ZM798 484L849 547Q845 555 832 553L786 488ZM465 622L390 714Q367 718 361 702L445 614ZM981 450L1024 464Q1025 468 1020 469L979 454ZM331 460L274 478Q268 476 271 472L329 456ZM1093 516L1215 565Q1218 574 1205 576L1087 524ZM613 447L591 475Q584 476 583 472L607 445Z';

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
      {/* The mosque and the tower of the default city. */}
      {city().name === LAHORE.name ? <path d={SKYLINE} style={fill('far')} /> : null}
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
