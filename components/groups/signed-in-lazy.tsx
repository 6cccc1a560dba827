'use client';

import dynamic from 'next/dynamic';
import { withTexts } from '@/components/language/texts-for';
import { loadPart, loadScreen } from '@/components/ui/load-part';
import { Skeleton } from '@/components/ui/skeleton';

// Parts of a group's page that only signed-in people see: guests load neither their code nor their texts.

export const GroupBell = dynamic(() =>
  loadPart(() => withTexts(import('./group-bell')).then((module) => module.GroupBell)),
);

export const GroupMenu = dynamic(() =>
  loadPart(() => withTexts(import('./group-menu')).then((module) => module.GroupMenu)),
);

export const JoinButton = dynamic(() =>
  loadPart(() => withTexts(import('./join-button')).then((module) => module.JoinButton)),
);

export const RecentChat = dynamic(() =>
  loadPart(() => withTexts(import('./recent-chat')).then((module) => module.RecentChat)),
);

export const GroupMembers = dynamic(
  () =>
    loadScreen(() => withTexts(import('./group-members')).then((module) => module.GroupMembers)),
  { loading: () => <Skeleton className="h-40 rounded-card" /> },
);

/** The group's place, where the server has not worded it. */
export const GroupPlace = dynamic(() =>
  loadPart(() => withTexts(import('./group-place')).then((module) => module.GroupPlace)),
);
