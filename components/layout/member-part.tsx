'use client';

import { type ComponentType, createContext, useContext } from 'react';

type MemberPart =
  | 'DiscoverScreen'
  | 'GroupBell'
  | 'GroupMembers'
  | 'GroupMenu'
  | 'GroupPlace'
  | 'JoinButton'
  | 'LeadOffer'
  | 'MemberRsvp'
  | 'RecentChat';

export type MemberParts = Readonly<Record<MemberPart, ComponentType<never>>>;

/** Given by the shell of members, whose script imports these parts; null for guests. */
export const MemberPartsContext = createContext<MemberParts | null>(null);

/**
 * A part of a page that only members see, by its name: guests load neither its code nor its texts. It comes from the shell, because
 * an import in the page itself would bring a second copy of what the part shares with the shell (13 kB on a group's page): the
 * bundler would not know that the shell is always there.
 */
export function memberPart<P extends object>(name: MemberPart): ComponentType<P> {
  return function FromShell(props: P) {
    const Part = useContext(MemberPartsContext)?.[name] as ComponentType<P> | undefined;
    return Part ? <Part {...props} /> : null;
  };
}
