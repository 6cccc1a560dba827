import type { ReactNode } from 'react';
import { Bowler, Fielder, fill, Kicker, Striker, stroke } from './figures';

// The games without a wicket, on the ground of `scene`.

type Point = readonly [right: number, ahead: number];

/** Metres to the right of the sun and ahead of a viewer 3 metres above the ground; a third number is the height. */
function at([right, ahead]: Point, up = 0): string {
  const unitsPerMetre = 496 / ahead;
  return `${Math.round(690 + right * unitsPerMetre)} ${Math.round(392 + (3 - up) * unitsPerMetre)}`;
}

const line = (...points: Point[]) => `M${points.map((point) => at(point)).join('L')}`;
const box = (left: number, right: number, near: number, far: number) =>
  `${line([left, near], [left, far], [right, far], [right, near])}Z`;

interface PlayerProps {
  place: Point;
  /** Looks the other way. */
  isTurned?: boolean;
  children: ReactNode;
}

/** A figure of 1.8 metres with a shadow away from the sun. */
function Player({ place, isTurned, children }: PlayerProps) {
  const [right, ahead] = place;
  const scale = (1.8 * 496) / ahead / 95;
  const reach = Math.max(0.72 * ahead, 5.4);
  return (
    <>
      <path d={line(place, [right, reach])} strokeWidth={18 * scale} style={stroke('cast')} />
      <g
        transform={`translate(${at(place)}) scale(${(isTurned ? -scale : scale).toFixed(2)} ${scale.toFixed(2)})`}
        style={stroke('figure')}
      >
        {children}
      </g>
    </>
  );
}

function Ball({ place, up }: { place: Point; up: number }) {
  const [x, y] = at(place, up).split(' ');
  return <circle cx={x} cy={y} r={Math.max(4, 64 / place[1])} style={fill('kite')} />;
}

/** A field with players and no lines. */
export function Ground() {
  return (
    <>
      <Player place={[5.5, 22]}>
        <Fielder />
      </Player>
      <Player place={[-5.5, 15]} isTurned>
        <Fielder />
      </Player>
      <Player place={[3.6, 11]}>
        <Bowler />
      </Player>
      <Player place={[-1.4, 7.4]} isTurned>
        <Bowler />
      </Player>
      <Ball place={[1, 9]} up={1.2} />
    </>
  );
}

const GOAL: readonly [left: number, right: number, ahead: number, up: number] = [2, 9.3, 24, 2.44];

export function Football() {
  const [left, right, ahead, up] = GOAL;
  const posts = `M${at([left, ahead])}L${at([left, ahead], up)}L${at([right, ahead], up)}L${at([right, ahead])}`;
  return (
    <>
      <path
        d={`${line([-40, ahead], [50, ahead])}${box(-3.5, 14.8, 18.5, ahead)}${box(-14.5, 25.8, 7.5, ahead)}`}
        strokeWidth="2.5"
        style={stroke('chalk')}
      />
      <path d={posts} strokeWidth="5" style={stroke('chalk')} />
      <Player place={[5.8, 23]}>
        <Fielder />
      </Player>
      <Player place={[-6, 19]}>
        <Fielder />
      </Player>
      <Player place={[10, 17]} isTurned>
        <Fielder />
      </Player>
      <Player place={[5.2, 12]}>
        <Bowler />
      </Player>
      <Player place={[-0.9, 7.6]}>
        <Kicker />
      </Player>
      <Ball place={[-0.1, 7.4]} up={0.12} />
    </>
  );
}

const NET: readonly [ahead: number, up: number] = [17, 1];

/** Two on each side of a net. */
export function Court() {
  const [ahead, up] = NET;
  const [left, right] = [-4.5, 6.5];
  const net = `M${at([left, ahead])}L${at([left, ahead], up)}L${at([right, ahead], up)}L${at([right, ahead])}Z`;
  return (
    <>
      <path d={box(left - 2, right + 2, 6.6, 34)} style={fill('wicket')} />
      <path
        d={`${box(left, right, 8.4, 30)}${line([left, 12.6], [right, 12.6])}${line([left, 22], [right, 22])}${line([1, 12.6], [1, 22])}`}
        strokeWidth="2.5"
        style={stroke('chalk')}
      />
      <Player place={[-2, 25]}>
        <Fielder />
      </Player>
      <Player place={[3.8, 22]}>
        <Striker />
      </Player>
      <path d={net} strokeWidth="2" style={{ ...stroke('chalk'), ...fill('cast') }} />
      <Player place={[3.9, 11.5]} isTurned>
        <Fielder />
      </Player>
      <Player place={[-0.8, 8.6]} isTurned>
        <Striker />
      </Player>
      <Ball place={[0.6, 10]} up={2.6} />
    </>
  );
}
