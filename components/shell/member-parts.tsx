'use client';

import dynamic from 'next/dynamic';
import type { MemberParts } from '@/components/layout/member-part';
import { loadPart, loadScreen } from '@/components/ui/load-part';
import { Skeleton } from '@/components/ui/skeleton';

const loadGroup = () => import('@/components/groups/signed-in');

/** Each comes with the first page that shows it. */
export const MEMBER_PARTS: MemberParts = {
  DiscoverScreen: dynamic(() =>
    loadScreen(() =>
      import('@/components/discover/discover-screen').then((module) => module.DiscoverScreen),
    ),
  ),
  MemberRsvp: dynamic(() =>
    loadPart(() => import('@/components/games/member-rsvp').then((module) => module.MemberRsvp)),
  ),
  GroupBell: dynamic(() => loadPart(() => loadGroup().then((module) => module.GroupBell))),
  GroupMenu: dynamic(() => loadPart(() => loadGroup().then((module) => module.GroupMenu))),
  LeadOffer: dynamic(() => loadPart(() => loadGroup().then((module) => module.LeadOffer))),
  RecentChat: dynamic(() => loadPart(() => loadGroup().then((module) => module.RecentChat))),
  JoinButton: dynamic(() =>
    loadPart(() => import('@/components/groups/join-button').then((module) => module.JoinButton)),
  ),
  GroupPlace: dynamic(() =>
    loadPart(() => import('@/components/groups/group-place').then((module) => module.GroupPlace)),
  ),
  GroupMembers: dynamic(
    () =>
      loadScreen(() =>
        import('@/components/groups/group-members').then((module) => module.GroupMembers),
      ),
    { loading: () => <Skeleton className="h-40 rounded-card" /> },
  ),
};
