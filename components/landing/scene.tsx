import type { ReactNode } from 'react';
import { cn } from '@/lib/cn';
import { city } from '@/lib/platform/city/city';
import { LAHORE } from '@/lib/platform/city/lahore';
import { Cricket } from './cricket';
import { fill, stroke } from './figures';
import { Court, Football, Ground } from './ground';

// A frame of 1200 × 640 with the horizon at 392. Everything on the ground runs to one vanishing point behind the sun.
const STRIPES =
  'M432 392L-1168 640H-1050L448 392ZM465 392L-932 640H-814L481 392ZM498 392L-696 640H-578L514 392ZM530 392L-460 640H-342L547 392ZM563 392L-224 640H-106L579 392ZM596 392L12 640H130L612 392ZM629 392L248 640H366L645 392ZM661 392L484 640H602L678 392ZM694 392L720 640H838L711 392ZM727 392L956 640H1074L743 392ZM760 392L1192 640H1310L776 392ZM792 392L1428 640H1546L809 392ZM825 392L1664 640H1782L842 392ZM858 392L1900 640H2018L874 392ZM891 392L2136 640H2254L907 392ZM924 392L2372 640H2490L940 392Z';
const FAR_TREES =
  'M0 396V390c2 -14 36 -14 38 0c2 -14 41 -14 43 0c2 -18 31 -18 33 0c3 -25 56 -25 59 0c3 -16 52 -16 54 0c2 -16 45 -16 47 0c2 -14 34 -14 36 0c2 -27 36 -27 37 0c3 -25 54 -25 56 0c3 -15 53 -15 55 0c2 -22 38 -22 40 0V396ZM900 396V390c3 -28 55 -28 58 0c3 -15 60 -15 63 0c3 -25 51 -25 54 0c3 -16 48 -16 51 0c2 -15 47 -15 50 0c3 -28 62 -28 65 0V396ZM430 398V392c1 -8 23 -8 24 0c2 -6 36 -6 38 0c1 -10 21 -10 22 0c1 -9 26 -9 27 0c2 -8 29 -8 31 0c2 -7 40 -7 42 0c1 -7 28 -7 30 0c2 -7 33 -7 34 0c1 -11 27 -11 28 0c1 -9 26 -9 28 0c2 -6 38 -6 40 0c1 -7 21 -7 22 0c2 -10 35 -10 37 0c1 -8 25 -8 26 0c1 -9 23 -9 25 0c1 -10 21 -10 22 0c2 -12 38 -12 40 0c2 -12 35 -12 36 0c1 -7 20 -7 21 0V398Z';
const NEAR_TREES =
  'M-10 400V394c4 -49 72 -49 76 0c5 -61 89 -61 94 0c5 -74 88 -74 92 0V400ZM1085 400V394c4 -65 76 -65 80 0c4 -66 81 -66 85 0V400Z';
const SKYLINE =
  'M838 392V362H1058V392ZM918 362V346C914 324 938 314 948 300C958 314 982 324 978 346V362ZM867 362V352C864 338 879 332 886 323C893 332 908 338 905 352V362ZM991 362V352C988 338 1003 332 1010 323C1017 332 1032 338 1029 352V362ZM926 362V348H970V362ZM816.5 392L817.5 293H813V289H817.5V280Q822 272 822 268Q822 272 826.5 280V289H831V293H826.5L827.5 392ZM1068.5 392L1069.5 293H1065V289H1069.5V280Q1074 272 1074 268Q1074 272 1078.5 280V289H1083V293H1078.5L1079.5 392ZM755.5 392L756.5 336H753V332H756.5V329Q760 324 760 322Q760 324 763.5 329V332H767V336H763.5L764.5 392ZM1125.5 392L1126.5 331H1123V327H1126.5V324Q1130 318 1130 316Q1130 318 1133.5 324V327H1137V331H1133.5L1134.5 392ZM452 392L466 366H474L480 274H478V268H482L484 242 486 268H490V274H488L494 366H502L516 392ZM250 392V370H276V356H300V372H336V362H352V392ZM560 392V378H590V368H612V380H640V392Z';
function Kite({ transform }: { transform: string }) {
  return (
    <g transform={transform}>
      <path d="M0 -22L17 0 0 24-17 0Z" style={fill('kite')} />
      <path d="M0 -22V24M-17 0Q0 -9 17 0" strokeWidth="1.5" style={stroke('chalk')} />
      <path d="M0 24q-9 12 1 22t-2 24" strokeWidth="1.5" style={stroke('kite')} />
    </g>
  );
}

const GAMES: Readonly<Record<string, () => ReactNode>> = {
  cricket: Cricket,
  soccer: Football,
  paddle: Court,
  tennis: Court,
  badminton: Court,
  volleyball: Court,
};

/** The most popular sport of the city, if there is a drawing of it. */
function Game() {
  const { sports, countryCode } = city();
  const sport = sports[0] ?? (countryCode === LAHORE.countryCode ? 'cricket' : 'soccer');
  const Drawn = GAMES[sport] ?? Ground;
  return <Drawn />;
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
      <Game />
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
