// Cut-out players of the landing picture. The feet are at the origin, each is about 100 units tall, and the stroke colour is
// inherited from the group.

/** Waiting with the bat raised. */
export function Batter() {
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

export function Keeper() {
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
