'use client';

import dynamic from 'next/dynamic';
import { loadPart, loadScreen } from '@/components/ui/load-part';
import { Skeleton } from '@/components/ui/skeleton';

// Parts of a game's page that only signed-in people see: guests load neither their code nor their texts.

export const GameChatButton = dynamic(() =>
  loadPart(() => import('./game-chat-button').then((module) => module.GameChatButton)),
);

export const GameMenu = dynamic(() =>
  loadPart(() => import('./game-menu').then((module) => module.GameMenu)),
);

export const Participants = dynamic(
  () => loadScreen(() => import('./participants').then((module) => module.Participants)),
  { loading: () => <Skeleton className="h-40 rounded-card" /> },
);
