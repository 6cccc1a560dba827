'use client';

import { ListButton } from './list-button';
import { LOOK_FURTHER, ONLY_NEAR } from './reach-note';

interface ReachButtonProps {
  isFar: boolean;
  onReach: () => void;
}

/** Removes or restores a list's radius, stored in its address as `within`. */
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
