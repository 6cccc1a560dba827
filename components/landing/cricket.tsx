import { Bowler, Fielder, fill, stroke } from './figures';

const WICKET = 'M614 452L470 640H650L676 452Z';
const CREASES = 'M492 588H675M472 612H674M596 464H683M601 458H683';
const SHADOWS =
  'M551 605L469 752Q446 759 436 743L529 599ZM682 463L678 523Q671 527 666 522L674 463ZM798 484L849 547Q845 555 832 553L786 488ZM465 622L390 714Q367 718 361 702L445 614ZM981 450L1024 464Q1025 468 1020 469L979 454ZM331 460L274 478Q268 476 271 472L329 456ZM1093 516L1215 565Q1218 574 1205 576L1087 524ZM613 447L591 475Q584 476 583 472L607 445Z';

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

export function Cricket() {
  return (
    <>
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
    </>
  );
}
