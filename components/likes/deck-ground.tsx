import type { ReactNode } from 'react';

/** The pitch below the deck. Clips cards that fly off it. Full width on phones. */
export function DeckGround({ children }: { children: ReactNode }) {
  return (
    <div className="relative -mx-4 overflow-clip bg-primary-soft px-4 pt-6 pb-4 sm:mx-0 sm:rounded-2xl">
      <svg
        aria-hidden="true"
        viewBox="0 0 800 640"
        preserveAspectRatio="xMidYMid slice"
        className="absolute -inset-y-10 h-[calc(100%+5rem)] w-full md:inset-0 md:size-full"
      >
        <path
          d="M24 24H776V616H24ZM400 24V616M400 320m-150 0a150 150 0 1 0 300 0a150 150 0 1 0 -300 0M24 170H150V470H24M776 170H650V470H776M150 250a90 90 0 0 1 0 140M650 250a90 90 0 0 0 0 140M24 48a24 24 0 0 0 24 -24M752 24a24 24 0 0 0 24 24M776 592a24 24 0 0 0 -24 24M48 616a24 24 0 0 0 -24 -24"
          fill="none"
          strokeWidth="3"
          className="stroke-primary/22"
        />
      </svg>
      <div className="relative">{children}</div>
    </div>
  );
}
