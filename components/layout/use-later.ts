'use client';

import { useState, useTransition } from 'react';

/**
 * For a list of which guests have the first page, and whose code is loaded when they ask for the next one: until it is there, the
 * button that asked says so.
 */
export function useLater() {
  const [isWanted, setIsWanted] = useState(false);
  const [isLoading, begin] = useTransition();
  return {
    isWanted,
    /** As a MoreButton takes it. */
    asQuery: (hasNextPage: boolean) => ({
      hasNextPage,
      isFetchingNextPage: isLoading,
      isFetchNextPageError: false,
      fetchNextPage: () => begin(() => setIsWanted(true)),
    }),
  };
}
