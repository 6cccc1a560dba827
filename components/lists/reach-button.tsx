'use client';

import { ListButton } from './list-button';
import { LOOK_FURTHER, ONLY_NEAR } from './reach-note';

interface ReachButtonProps {
  /** Whether the list has no radius now. */
  isFar: boolean;
  onReach: () => void;
}

/** Takes a list beyond its radius, or back to it. Its address says which, as `within`. */
export function ReachButton({ isFar, onReach }: ReachButtonProps) {
  return (
    <ListButton
      parts={{ within: isFar ? null : 'any' }}
      onPress={onReach}
      variant="link"
      size="sm"
      className="px-0"
    >
      {isFar ? ONLY_NEAR : LOOK_FURTHER}
    </ListButton>
  );
}
