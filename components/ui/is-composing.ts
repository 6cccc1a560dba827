import type { KeyboardEvent } from 'react';

/**
 * Whether a key belongs to an input method: Enter then confirms a word, and arrows choose one. Safari ends the composition before
 * that key, and only its code, 229, still tells.
 */
export const isComposing = ({ nativeEvent }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === 229;
