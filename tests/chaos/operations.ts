import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { toWallTime } from '@/lib/platform/calendar/wall-clock';
import { type Answer, ask } from './ask';
import type { Member } from './member';
import type { ChaosCoach, ChaosGroup } from './people';

const DAYS_FIRST = 3;
const DAYS = 80;
const HOURS = 9;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** 8:00 in Karachi. */
const FIRST_HOUR_UTC = 3;
const PAUSE_MS = 250;

/** A slot that must be taken by an accepted request. */
export interface Slot {
  coachId: number;
  startsAt: Date;
}

/** Members' actions besides chatting, with the acknowledged results. Each repeats until there is a response. */
export class Operations {
  /** The last acknowledged answer, by `game:person`. */
  readonly answers = new Map<string, 'going' | 'out'>();
  readonly asked: (Slot & { clientId: number })[] = [];
  /** Slots for which the coach got a response to an acceptance. */
  readonly decided: Slot[] = [];
  /** The last acknowledged description, by group. */
  readonly edits = new Map<number, string>();
  count = 0;
  readonly #isPatient: boolean;
  #slot = 0;

  /** @param isPatient waits for a key that a died attempt holds for a minute, instead of giving that session up */
  constructor(isPatient: boolean) {
    this.#isPatient = isPatient;
  }

  /** Takes a seat or a place on the waiting list of one of the group's games, or gives it up. */
  async answer(member: Member, { gameIds }: ChaosGroup): Promise<void> {
    const gameId = gameIds[this.count % gameIds.length] ?? 0;
    const key = `${gameId}:${member.options.userId}`;
    const answer = this.answers.get(key) === 'going' ? 'out' : 'going';
    const body = { answer, guests: 0, waitlist: true };
    const notified = await member.insist({ path: `/api/games/${gameId}/rsvp`, body });
    expectStatus(notified, 201);
    this.answers.set(key, answer);
    this.count += 1;
  }

  /** Requests a session; two people request every slot in turn, and the coach accepts one if possible. */
  async book(member: Member, coaches: readonly ChaosCoach[]): Promise<void> {
    const nth = Math.floor(this.#slot / 2);
    this.#slot += 1;
    const coach = coaches[nth % coaches.length];
    if (!coach) throw new Error('there is no coach');
    const inCalendar = Math.floor(nth / coaches.length);
    const day = DAYS_FIRST + (Math.floor(inCalendar / HOURS) % DAYS);
    const today = Math.floor(Date.now() / DAY_MS) * DAY_MS;
    const hour = FIRST_HOUR_UTC + (inCalendar % HOURS);
    const startsAt = new Date(today + day * DAY_MS + hour * HOUR_MS);
    const { coachId } = coach;
    const body = {
      coachId,
      sessionType: 'individual',
      ...toWallTime(startsAt, 'Asia/Karachi'),
    };
    const key = randomUUID();
    const asked = await this.#finally(() =>
      member.insist({ path: '/api/booking-requests', body, key }),
    );
    // The other client was accepted meanwhile, or the result is unknown.
    if (asked.status === 409) return;
    expectStatus(asked, 201);
    this.asked.push({ coachId, startsAt, clientId: member.options.userId });
    this.count += 1;
    const { id } = JSON.parse(asked.text) as { id: number };
    const decide = (action: 'accept' | 'decline') =>
      insist(member, coach, `/api/booking-requests/${id}/${action}`);
    const accepted = await decide('accept');
    // Taken by the other client, or accepted by an attempt whose response was lost.
    if (accepted.status !== 200) await decide('decline');
    this.decided.push({ coachId, startsAt });
  }

  async edit(member: Member): Promise<string> {
    const { groupId } = member.options;
    const description = `Edited ${randomUUID()}`;
    const notified = await member.insist({
      method: 'PUT',
      path: `/api/groups/${groupId}`,
      body: { description },
    });
    expectStatus(notified, 200);
    this.edits.set(groupId, description);
    return description;
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

async function insist(member: Member, { cookie }: ChaosCoach, path: string): Promise<Answer> {
  while (!member.isStopped) {
    const answer = await ask(member.options.webPort, cookie, { path, body: {} }).catch(() => null);
    if (answer && answer.status < 429) return answer;
    await sleep(PAUSE_MS);
  }
  throw new Error('the run is over');
}

function expectStatus({ status, text }: Answer, wanted: number): void {
  if (status !== wanted) throw new Error(`expected ${wanted}, not ${status}: ${text}`);
}
