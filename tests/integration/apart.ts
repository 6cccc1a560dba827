import { expect, vi } from 'vitest';
import { call, type OperationName } from './call';
import { THINGS } from './shared-things';
import {
  beyondFirstName,
  OWN_ONLY,
  REACHES,
  reads,
  type Side,
  trace,
  WALK_TIMEOUT_MS,
  WALKS,
  type World,
  writesToPeople,
} from './two-people';

/** For two people whom something other than a block separates (`lib/moderation/visibility`). */
export interface Apart {
  /** Named in what both share as a guest reads it. */
  sheltered: Side;
  other: Side;
  world: World;
}

vi.setConfig({ testTimeout: WALK_TIMEOUT_MS });

export const directions = ({ sheltered, other }: Apart) =>
  [
    [other, sheltered],
    [sheltered, other],
  ] as const;

/** What one of the two still reads of the other, in all calls but `except`. */
export async function leaksBetween(
  apart: Apart,
  except: readonly OperationName[] = [],
): Promise<string[]> {
  const { sheltered, world } = apart;
  const leaks: string[] = [];
  for (const name of reads.filter((read) => WALKS[read] && !except.includes(read))) {
    for (const [me, other] of directions(apart)) {
      if (WALKS[name]?.mayName?.(me, world)) continue;
      const isThing = THINGS.includes(name);
      if (isThing && me === sheltered) continue;
      const words = isThing ? beyondFirstName(other) : undefined;
      const found = await trace(name, { me, other, world }, words);
      if (found) leaks.push(`${name} to ${me.user.name}: ${found.slice(0, 400)}`);
    }
  }
  return leaks;
}

/** Each of the two still reads the other where people meet. */
export async function expectShown(
  apart: Apart,
  names = reads.filter((read) => WALKS[read]?.shows),
): Promise<void> {
  for (const name of names) {
    for (const [me, other] of directions(apart)) {
      expect(await trace(name, { me, other, world: apart.world }), name).not.toBeNull();
    }
  }
}

/** Calls by which one person reaches another. */
export const REACHING = writesToPeople.filter((name) => REACHES[name] !== OWN_ONLY);

/** Calls it as `me` upon the other. */
export async function reachFor(name: OperationName, me: Side, whom: Side): Promise<Response> {
  const reach = REACHES[name];
  if (!reach || reach === OWN_ONLY) throw new Error(`${name} reaches nobody`);
  return call(name, { ...(await reach(me, whom)), cookie: me.cookie });
}

/** Not found, in the words for somebody who does not exist, where such a call can be made at all. */
export async function expectUnknown(
  name: OperationName,
  apart: Apart,
  hasWords = true,
): Promise<void> {
  for (const [me, other] of directions(apart)) {
    const response = await reachFor(name, me, other);
    expect(response.status, `${name} by ${me.user.name}`).toBe(404);
    if (!hasWords) continue;
    const nobody = { ...other, user: { ...other.user, id: 1_900_000_999 } };
    const { error } = await response.json();
    expect(error).toEqual((await (await reachFor(name, me, nobody)).json()).error);
  }
}
