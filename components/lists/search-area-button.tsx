'use client';

import { ListButton } from './list-button';
import { ONLY_NEAR, WIDEN_SEARCH } from './search-area-note';

interface SearchAreaButtonProps {
  isFar: boolean;
  onSearchArea: () => void;
}

/** Removes or restores a list's radius, stored in its address as `within`. */
export function SearchAreaButton({ isFar, onSearchArea }: SearchAreaButtonProps) {
  return (
    <ListButton
      parts={{ within: isFar ? null : 'any' }}
      onChoose={onSearchArea}
      variant="link"
      size="sm"
      className="px-0"
    >
      {isFar ? ONLY_NEAR : WIDEN_SEARCH}
    </ListButton>
  );
}
