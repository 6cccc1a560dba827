// Cut-out players of the landing picture. The feet are at the origin, each is about 100 units tall, and the stroke colour is
// inherited from the group.

export const fill = (name: string) => ({ fill: `var(--${name})` });
export const stroke = (name: string) => ({ stroke: `var(--${name})` });

/** Running to the left, an arm up: a bowler at the moment of release. */
export function Bowler() {
  return (
    <>
      <path d="M2 -44L-18 -24-30 0M2 -44L18 -26 36 -22" strokeWidth="9" />
      <path d="M2 -45L-5 -71" strokeWidth="15" />
      <path d="M-5 -71L-4 -106M-6 -69L-24 -60-20 -48" strokeWidth="7" />
      <circle cx="-13" cy="-84" r="8.5" style={{ fill: 'var(--figure)' }} stroke="none" />
    </>
  );
}

export function Fielder() {
  return (
    <>
      <path d="M-9 0L-5 -22 0 -44M11 0L8 -22 0 -44" strokeWidth="9" />
      <path d="M0 -45L1 -71" strokeWidth="15" />
      <path d="M-2 -70L-11 -54-4 -44M4 -70L14 -56 8 -45" strokeWidth="7" />
      <circle cx="1" cy="-87" r="8.5" style={{ fill: 'var(--figure)' }} stroke="none" />
    </>
  );
}

/** The leg drawn back to kick to the right. */
export function Kicker() {
  return (
    <>
      <path d="M2 0L5 -23-3 -44M-40 -16L-21 -27-3 -44" strokeWidth="9" />
      <path d="M-3 -45L9 -71" strokeWidth="15" />
      <path d="M8 -70L26 -58 36 -66M8 -70L-12 -64-22 -50" strokeWidth="7" />
      <circle cx="15" cy="-86" r="8.5" style={fill('figure')} stroke="none" />
    </>
  );
}

/** Reaching to the left for a ball above the head. */
export function Striker() {
  return (
    <>
      <path d="M18 0L9 -22 3 -44M-16 -2L-6 -22 3 -44" strokeWidth="9" />
      <path d="M3 -45L0 -71" strokeWidth="15" />
      <path d="M0 -71L-14 -88-16 -104M3 -69L16 -60 26 -68" strokeWidth="7" />
      <ellipse cx="-18" cy="-122" rx="12" ry="16" strokeWidth="4" style={stroke('kite')} />
      <circle cx="-2" cy="-87" r="8.5" style={fill('figure')} stroke="none" />
    </>
  );
}
