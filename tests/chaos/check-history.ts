import type { Call, Operation } from './history';

/** A sequential specification: the state after a call, or null where the call cannot have had its result. */
interface Model<S> {
  initial: S;
  step: (state: S, call: Call) => S | null;
  /** Equal for equal states. */
  key: (state: S) => string;
}

interface Seats {
  going: readonly number[];
  waiting: readonly number[];
}

/** A game with `places`: whoever takes one without room waits, and the first in line gets a place that is given up. */
export const seats = (places: number): Model<Seats> => ({
  initial: { going: [], waiting: [] },
  step: ({ going, waiting }, call) => {
    if (call.kind === 'count') return call.going === going.length ? { going, waiting } : null;
    if (call.kind !== 'take' && call.kind !== 'leave') return null;
    const { person } = call;
    if (call.kind === 'take') {
      if (going.includes(person) || waiting.includes(person)) return { going, waiting };
      return going.length < places
        ? { going: [...going, person], waiting }
        : { going, waiting: [...waiting, person] };
    }
    const others = going.filter((id) => id !== person);
    const line = waiting.filter((id) => id !== person);
    const room = places - others.length;
    return { going: [...others, ...line.slice(0, room)], waiting: line.slice(room) };
  },
  key: ({ going, waiting }) => `${[...going].sort((a, b) => a - b).join()}|${waiting.join()}`,
});

/**
 * An hour of a coach or a court, which one booking can have (0: nobody has it). One that is refused on a later attempt may have it itself,
 * by an attempt whose answer was lost.
 */
export const slot: Model<number> = {
  initial: 0,
  step: (taken, call) => {
    if (call.kind !== 'accept') return null;
    if (call.isTaken && taken !== 0) return taken;
    if (call.isTaken) return call.isRepeated ? call.booking : null;
    return taken === 0 || taken === call.booking ? call.booking : null;
  },
  key: String,
};

/** A value that is overwritten: a group's description, the amount of a bill. */
export const register = (initial: string): Model<string> => ({
  initial,
  step: (state, call) => {
    if (call.kind === 'write') return call.value;
    return call.kind === 'read' && call.value === state ? state : null;
  },
  key: (state) => state,
});

/**
 * Whether there is an order of the operations, each at one moment between its begin and its end, in which the model explains all
 * results ('just-in-time linearization', Lowe 2017). Configurations are a state and the open operations that have happened.
 * @returns the first operation that no order explains, or null
 */
export function findUnexplained<S>(
  operations: readonly Operation[],
  { initial, step, key }: Model<S>,
): Operation | null {
  const events = operations
    .flatMap((operation) => [
      { at: operation.from, operation, isEnd: false },
      { at: operation.to, operation, isEnd: true },
    ])
    .filter(({ at }) => at !== Infinity)
    // At the same moment, what begins is open before something ends.
    .sort((a, b) => a.at - b.at || Number(a.isEnd) - Number(b.isEnd));
  const numbers = new Map(operations.map((operation, at) => [operation, at]));
  const open = new Set<Operation>();
  type Configuration = { state: S; happened: ReadonlySet<Operation> };
  const idOf = ({ state, happened }: Configuration) => {
    const ids = [...happened].map((each) => numbers.get(each) ?? 0).sort((a, b) => a - b);
    return `${key(state)}#${ids.join()}`;
  };
  let configurations: Configuration[] = [{ state: initial, happened: new Set() }];
  for (const { operation, isEnd } of events) {
    if (!isEnd) {
      open.add(operation);
      continue;
    }
    const reached = new Map(configurations.map((each) => [idOf(each), each]));
    const pending = [...configurations];
    for (let next = pending.pop(); next; next = pending.pop()) {
      if (next.happened.has(operation)) continue;
      for (const each of open) {
        if (next.happened.has(each)) continue;
        const state = step(next.state, each.call);
        if (state === null) continue;
        const then = { state, happened: new Set([...next.happened, each]) };
        const id = idOf(then);
        if (reached.has(id)) continue;
        reached.set(id, then);
        pending.push(then);
      }
    }
    const left = new Map<string, Configuration>();
    for (const { state, happened } of reached.values()) {
      if (!happened.has(operation)) continue;
      const then = { state, happened: new Set([...happened].filter((each) => each !== operation)) };
      left.set(idOf(then), then);
    }
    if (left.size === 0) return operation;
    configurations = [...left.values()];
    open.delete(operation);
  }
  return null;
}

interface Line {
  seq: number;
  value: string;
}

/**
 * The messages of a chat as a list that is only appended to: what was acknowledged is in `stored` once and in the order of time,
 * everybody sees the same list, and whoever looks after an acknowledgement sees the message.
 * @param stored the list in the end
 */
export function findChatFaults(operations: readonly Operation[], stored: readonly Line[]): Fault[] {
  const faults: Fault[] = [];
  const seqs = new Map<string, number>();
  for (const { seq, value } of stored) {
    if (seqs.has(value)) faults.push({ kind: 'doubled', detail: `message ${value}` });
    seqs.set(value, seq);
  }
  const known = new Map(stored.map(({ seq, value }) => [seq, value]));
  const appends = operations.filter(({ call }) => call.kind === 'append');
  const sent = new Set(appends.map(({ call }) => call.kind === 'append' && call.value));
  for (const value of seqs.keys())
    if (!sent.has(value))
      faults.push({ kind: 'doubled', detail: `message ${value}, never sent so` });
  // Acknowledged messages by the time of their answer: nothing that begins later may be before or without them.
  const acknowledged: { at: number; seq: number }[] = [];
  for (const { call, to } of appends) {
    if (call.kind !== 'append' || to === Infinity) continue;
    const seq = seqs.get(call.value);
    if (seq === undefined) faults.push({ kind: 'lost', detail: `message ${call.value}` });
    else acknowledged.push({ at: to, seq });
  }
  acknowledged.sort((a, b) => a.at - b.at);
  let newest = 0;
  const upTo = acknowledged.map(({ at, seq }) => {
    newest = Math.max(newest, seq);
    return { at, newest };
  });
  function newestBefore(moment: number): number {
    let [low, high] = [0, upTo.length];
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      if ((upTo[middle]?.at ?? 0) < moment) low = middle + 1;
      else high = middle;
    }
    return upTo[low - 1]?.newest ?? 0;
  }
  for (const { call, from } of appends) {
    const seq = call.kind === 'append' ? seqs.get(call.value) : undefined;
    if (seq !== undefined && seq < newestBefore(from))
      faults.push({ kind: 'disordered', detail: `message ${seq} is before an earlier one` });
  }
  for (const { call, from, client } of operations) {
    if (call.kind !== 'look') continue;
    const last = call.seen.at(-1)?.seq ?? 0;
    if (last < newestBefore(from))
      faults.push({ kind: 'stale', detail: `${client} saw message ${last} as the newest` });
    for (const [at, { seq, value }] of call.seen.entries()) {
      const isNext = at === 0 || seq === (call.seen[at - 1]?.seq ?? 0) + 1;
      if (!isNext || known.get(seq) !== value)
        faults.push({ kind: 'disordered', detail: `${client} saw ${value} as message ${seq}` });
    }
  }
  return faults;
}

export interface Fault {
  kind: 'lost' | 'doubled' | 'disordered' | 'stale' | 'unexplained';
  detail: string;
}

/** What each kind of object must behave like. */
export interface Truth {
  /** The places of a game. */
  places: number;
  /** The messages of a chat in the end. */
  chats: ReadonlyMap<string, readonly Line[]>;
  /** What a register held at first. */
  initial: (object: string) => string;
}

/** Checks a history object by object. */
export function findFaults(operations: readonly Operation[], truth: Truth): Fault[] {
  const faults: Fault[] = [];
  const objects = new Map<string, Operation[]>();
  for (const operation of operations) {
    const own = objects.get(operation.object) ?? [];
    objects.set(operation.object, own);
    own.push(operation);
  }
  for (const [object, own] of objects) {
    if (object.startsWith('chat:')) {
      faults.push(...findChatFaults(own, truth.chats.get(object) ?? []));
      continue;
    }
    const unexplained = object.startsWith('game:')
      ? findUnexplained(own, seats(truth.places))
      : /^(?:slot|court):/.test(object)
        ? findUnexplained(own, slot)
        : findUnexplained(own, register(truth.initial(object)));
    if (unexplained)
      faults.push({
        kind: 'unexplained',
        detail: `${object}: ${JSON.stringify(unexplained.call)} of ${unexplained.client}`,
      });
  }
  return faults;
}
