'use client';

import { useState } from 'react';
import type { ConnectionStates } from '@/lib/connections/schema';
import { type Connection, NOT_CONNECTED } from './use-connection';

/** The connection states of a list of people. Changes outlive the card, which a filter may unmount. */
export function useConnectionStates(initial: ConnectionStates) {
  const [changed, setChanged] = useState<ReadonlyMap<number, Connection>>(new Map());
  return {
    of: (userId: number): Connection => changed.get(userId) ?? initial[userId] ?? NOT_CONNECTED,
    set: (userId: number, connection: Connection): void =>
      setChanged((before) => new Map(before).set(userId, connection)),
  };
}

export type ConnectionStatesStore = ReturnType<typeof useConnectionStates>;
