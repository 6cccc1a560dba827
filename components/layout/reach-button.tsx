'use client';

import { Button } from '@/components/ui/button';
import { LOOK_FURTHER, ONLY_NEAR } from './reach-note';
import { ScriptlessLink } from './scriptless-link';

interface ReachButtonProps {
  /** Whether the list has no radius now. */
  isFar: boolean;
  onReach: () => void;
}

/** Takes a list beyond its radius, or back to it. Its address says which, as `within`. */
export function ReachButton({ isFar, onReach }: ReachButtonProps) {
  const label = isFar ? ONLY_NEAR : LOOK_FURTHER;
  return (
    <>
      <Button variant="link" size="sm" className="px-0 noscript:hidden" onClick={onReach}>
        {label}
      </Button>
      <ScriptlessLink parts={{ within: isFar ? null : 'any', cursor: null }}>
        {label}
      </ScriptlessLink>
    </>
  );
}
