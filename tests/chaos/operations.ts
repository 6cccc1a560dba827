import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { GameDto } from '@/lib/games/schema/read-game';
import type { GroupDto } from '@/lib/groups/schema/group';
import type { GameMoneyDto } from '@/lib/money/schema';
import { toWallTime } from '@/lib/platform/calendar/wall-clock';
import { type Answer, ask } from './ask';
import type { Call, History } from './history';
import type { Member } from './member';
import type { ChaosCoach, ChaosGroup } from './people';

const DAYS_FIRST = 3;
/** The days on which a coach and a court take requests. */
const DAYS = { slot: 80, court: 25 };
const HOURS = 9;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** 8:00 in Karachi. */
const FIRST_HOUR_UTC = 3;
const PAUSE_MS = 250;
/** Whole rupees, in steps that need no rounding. */
const AMOUNT_STEP = 10;

/** An hour of a coach or of a court that must be taken by an accepted request. */
export interface Slot {
  of: 'slot' | 'court';
  id: number;
  startsAt: Date;
}

/** Members' actions besides chatting, with the acknowledged results. Each repeats until there is a response. */
export class Operations {
  /** The last acknowledged answer, by `game:person`. */
  readonly answers = new Map<string, 'going' | 'out'>();
  readonly asked: (Slot & { clientId: number })[] = [];
  /** Slots for which the coach or the owner got a response to an acceptance. */
  readonly decided: Slot[] = [];
  /** The last acknowledged description, by group. */
  readonly edits = new Map<number, string>();
  count = 0;
  readonly #history: History;
  readonly #isPatient: boolean;
  readonly #slots = { slot: 0, court: 0 };
  #charged = 0;

  /** @param isPatient waits for a key that a died attempt holds for a minute, instead of giving that session up */
  constructor(history: History, isPatient: boolean) {
    this.#history = history;
    this.#isPatient = isPatient;
  }

  /** Takes a seat or a place on the waiting list of one of the group's games, or gives it up. */
  async answer(member: Member, { gameIds }: ChaosGroup): Promise<void> {
    const gameId = gameIds[this.count % gameIds.length] ?? 0;
    const key = `${gameId}:${member.options.userId}`;
    const answer = this.answers.get(key) === 'going' ? 'out' : 'going';
    const body = { answer, guests: 0, waitlist: true };
    const person = member.options.userId;
    const call = { kind: answer === 'going' ? 'take' : 'leave', person } as const;
    const notified = await this.#history.write(person, `game:${gameId}`, call, () =>
      member.insist({ path: `/api/games/${gameId}/rsvp`, body }),
    );
    expectStatus(notified, 201);
    this.answers.set(key, answer);
    this.count += 1;
  }

  /** Requests a session or a court; two people request every hour in turn, and one of them is accepted if possible. */
  async book(member: Member, coaches: readonly ChaosCoach[]): Promise<void> {
    const of = this.count % 2 === 0 ? 'slot' : 'court';
    const nth = Math.floor(this.#slots[of] / 2);
    this.#slots[of] += 1;
    const coach = coaches[nth % coaches.length];
    if (!coach) throw new Error('there is no coach');
    const inCalendar = Math.floor(nth / coaches.length);
    const day = DAYS_FIRST + (Math.floor(inCalendar / HOURS) % DAYS[of]);
    const today = Math.floor(Date.now() / DAY_MS) * DAY_MS;
    const hour = FIRST_HOUR_UTC + (inCalendar % HOURS);
    const startsAt = new Date(today + day * DAY_MS + hour * HOUR_MS);
    const start = toWallTime(startsAt, 'Asia/Karachi');
    const { coachId, courtId } = coach;
    const ways = {
      slot: {
        id: coachId,
        path: '/api/booking-requests',
        body: { coachId, sessionType: 'individual', ...start },
        move: (id: number, isYes: boolean) =>
          `/api/booking-requests/${id}/${isYes ? 'accept' : 'decline'}`,
      },
      court: {
        id: courtId,
        path: `/api/courts/${courtId}/asks`,
        body: { ...start, minutes: 60 },
        move: (id: number, isYes: boolean) =>
          `/api/court-times/${id}/${isYes ? 'confirm' : 'decline'}`,
      },
    };
    const { path, body, move, ...way } = ways[of];
    const slot = { of, id: way.id, startsAt } as const;
    const key = randomUUID();
    const asked = await this.#finally(() => member.insist({ path, body, key }));
    // The other one was accepted meanwhile, or the result is unknown.
    if (asked.status === 409) return;
    expectStatus(asked, 201);
    this.asked.push({ ...slot, clientId: member.options.userId });
    this.count += 1;
    const { id } = JSON.parse(asked.text) as { id: number };
    const accept = { kind: 'accept', booking: id, isTaken: false, isRepeated: false };
    const accepted = await this.#history.write(
      coach.userId,
      `${of}:${slot.id}:${startsAt.toISOString()}`,
      accept as Call,
      async () => {
        const answer = await insist(member, coach, move(id, true), () => {
          accept.isRepeated = true;
        });
        accept.isTaken = answer.status !== 200;
        return answer;
      },
    );
    // Taken by the other one, or accepted by an attempt whose response was lost.
    if (accepted.status !== 200) await insist(member, coach, move(id, false));
    this.decided.push(slot);
  }

  async edit(member: Member): Promise<string> {
    const { groupId } = member.options;
    const description = `Edited ${randomUUID()}`;
    const { userId } = member.options;
    const call = { kind: 'write', value: description } as const;
    const notified = await this.#history.write(userId, `group:${groupId}`, call, () =>
      member.insist({ method: 'PUT', path: `/api/groups/${groupId}`, body: { description } }),
    );
    expectStatus(notified, 200);
    this.edits.set(groupId, description);
    return description;
  }

  /** Shares another cost of the group's last game, which its creator paid. */
  async charge(creator: Member, { pastGameId }: ChaosGroup): Promise<void> {
    this.#charged += 1;
    const amount = this.#charged * AMOUNT_STEP;
    const { userId } = creator.options;
    const call = { kind: 'write', value: String(amount) } as const;
    const body = { basis: 'player', amount, payeeId: userId };
    const path = `/api/money/games/${pastGameId}`;
    const charged = await this.#history.write(userId, `bill:${pastGameId}`, call, () =>
      creator.insist({ method: 'PUT', path, body }),
    );
    expectStatus(charged, 204);
    this.count += 1;
  }

  /** Reads one of the things that others change meanwhile. */
  async look(member: Member, { id, gameIds, pastGameId }: ChaosGroup): Promise<void> {
    const { options } = member;
    const which = Math.floor(Math.random() * 4);
    const gameId = gameIds[this.count % gameIds.length] ?? 0;
    if (which === 0) await member.look();
    if (which === 1)
      await this.#history.read(
        options,
        `game:${gameId}`,
        `/api/games/${gameId}`,
        ({ goingCount }: GameDto) => ({ kind: 'count', going: goingCount }),
      );
    if (which === 2)
      await this.#history.read(
        options,
        `group:${id}`,
        `/api/groups/${id}`,
        ({ description }: GroupDto) => ({ kind: 'read', value: description ?? '' }),
      );
    if (which === 3)
      await this.#history.read(
        options,
        `bill:${pastGameId}`,
        `/api/money/games/${pastGameId}`,
        ({ bill }: GameMoneyDto) => ({ kind: 'read', value: String(bill?.amount ?? '') }),
      );
  }

  async #finally(attempt: () => Promise<Answer>): Promise<Answer> {
    for (;;) {
      const answer = await attempt();
      const isRunning = answer.text.includes('first request is still running');
      if (!isRunning || !this.#isPatient) return answer;
      await sleep(PAUSE_MS * 4);
    }
  }
}

async function insist(
  member: Member,
  { cookie }: ChaosCoach,
  path: string,
  onRepeat = () => {},
): Promise<Answer> {
  while (!member.isStopped) {
    const answer = await ask(member.options.webPort, cookie, { path, body: {} }).catch(() => null);
    if (answer && answer.status < 429) return answer;
    onRepeat();
    await sleep(PAUSE_MS);
  }
  throw new Error('the run is over');
}

function expectStatus({ status, text }: Answer, wanted: number): void {
  if (status !== wanted) throw new Error(`expected ${wanted}, not ${status}: ${text}`);
}
