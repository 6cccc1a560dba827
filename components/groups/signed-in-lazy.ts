'use client';

import type { ComponentProps } from 'react';
import { memberPart } from '@/components/layout/member-part';
import type * as members from './group-members';
import type * as place from './group-place';
import type * as join from './join-button';
import type * as parts from './signed-in';

export const GroupBell = memberPart<ComponentProps<typeof parts.GroupBell>>('GroupBell');
export const GroupMenu = memberPart<ComponentProps<typeof parts.GroupMenu>>('GroupMenu');
export const LeadOffer = memberPart<ComponentProps<typeof parts.LeadOffer>>('LeadOffer');
export const RecentChat = memberPart<ComponentProps<typeof parts.RecentChat>>('RecentChat');
export const JoinButton = memberPart<ComponentProps<typeof join.JoinButton>>('JoinButton');
export const GroupMembers = memberPart<ComponentProps<typeof members.GroupMembers>>('GroupMembers');
/** The group's place, where the server has not worded it. */
export const GroupPlace = memberPart<ComponentProps<typeof place.GroupPlace>>('GroupPlace');
