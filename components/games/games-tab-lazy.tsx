'use client';

import dynamic from 'next/dynamic';
import { loadPart, loadScreen } from '@/components/ui/load-part';

/** Loaded by people who may create a game. */
export const CreateGameButton = dynamic(() =>
  loadPart(() => import('./create-game-button').then((module) => module.CreateGameButton)),
);

/** Loaded on demand. */
export const PastGamesList = dynamic(() =>
  loadScreen(() => import('./past-games').then((module) => module.PastGames)),
);
