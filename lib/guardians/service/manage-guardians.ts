import { GUARDIAN_LINK_DAYS, GUARDIANS_MAX, YOUNG_MAX } from '@/lib/guardians/constants';
import { canLink, sideOf } from '@/lib/guardians/policy';
import {
  deleteGuardian,
  deleteGuardianPair,
  findSide,
  insertGuardian,
} from '@/lib/guardians/repository';
import type { GuardianOfferDto } from '@/lib/guardians/schema';
import { texts } from '@/lib/guardians/server-texts';
import type { Actor } from '@/lib/platform/auth/actor';
import type { Tx } from '@/lib/platform/db/client';
import { lockAccounts, requireActive } from '@/lib/platform/db/person-lock';
import { transaction } from '@/lib/platform/db/transaction';
import { AppError, notFound } from '@/lib/platform/errors/app-error';
import { say } from '@/lib/platform/language/say';
import { personalUrl, unseal } from '@/lib/regulars/service/personal-link';
import { routes } from '@/lib/routes';

const NAME = 'guardian';
const today = () => Math.floor(Date.now() / 86_400_000);

const linkGone = () => notFound(say(texts, 'linkGone'));

/**
 * The link by which a young person invites a guardian, or an adult offers to be one: making it is one half of the agreement. It is
 * sealed with its maker and its day, so that the database holds nothing of it.
 * @throws AppError conflict (no year of birth is stated)
 */
export async function makeGuardianLink(actor: Actor): Promise<{ url: string }> {
  const own = await findSide(actor.userId, actor.userId);
  if (!own || sideOf(own.birthYear) === null)
    throw new AppError('conflict', say(texts, 'yearFirst'));
  return { url: personalUrl({ id: actor.userId, linkVersion: today() }, NAME, routes.guardian) };
}

/** Whose link it is; null for the maker's own, one that has ended or never was one. */
function makerOf(actor: Actor, token: string): number | null {
  const [makerId, day] = unseal(token, NAME) ?? [];
  if (makerId === undefined || day === undefined || makerId === actor.userId) return null;
  return today() - day <= GUARDIAN_LINK_DAYS ? makerId : null;
}

/** What the link's page shows; null for a link that cannot be accepted by this person. */
export async function readGuardianLink(
  actor: Actor,
  token: string,
): Promise<GuardianOfferDto | null> {
  const makerId = makerOf(actor, token);
  const maker = makerId === null ? null : await findSide(makerId, actor.userId);
  const own = maker && (await findSide(actor.userId, actor.userId));
  if (!own) return null;
  const as = sideOf(own.birthYear);
  if (as !== null && !canLink(maker.birthYear, own.birthYear)) return null;
  return { token, name: maker.name, as };
}

/**
 * The other half of the agreement. Repeating it changes nothing.
 * @throws AppError not_found (the link has ended, a block), conflict (no year stated, not a young person and an adult, too many)
 */
export async function acceptGuardianLink(actor: Actor, token: string): Promise<void> {
  const makerId = makerOf(actor, token);
  if (makerId === null) throw linkGone();
  await transaction(async (tx) => {
    const active = await lockAccounts([makerId, actor.userId], tx);
    requireActive(active, actor.userId);
    const maker = active.has(makerId) ? await findSide(makerId, actor.userId, tx) : null;
    const own = await findSide(actor.userId, actor.userId, tx);
    if (!maker || !own) throw linkGone();
    if (own.birthYear === null) throw new AppError('conflict', say(texts, 'yearFirst'));
    if (!canLink(maker.birthYear, own.birthYear)) {
      throw new AppError('conflict', say(texts, 'notTheTwo'));
    }
    const [young, guardian] = sideOf(own.birthYear) === 'young' ? [own, maker] : [maker, own];
    const pair = { youngId: young.id, guardianId: guardian.id };
    if (!(await insertGuardian(pair, { guardians: GUARDIANS_MAX, young: YOUNG_MAX }, tx))) {
      throw new AppError('conflict', say(texts, 'tooMany'));
    }
  });
}

/** Either of the two ends it, at any time. @throws AppError not_found */
export async function endGuardian(actor: Actor, id: number): Promise<void> {
  if (!(await deleteGuardian(id, actor.userId))) throw notFound(say(texts, 'notFound'));
}

/** For a block. */
export const endGuardianPair = (tx: Tx, pair: readonly [number, number]): Promise<void> =>
  deleteGuardianPair(pair, tx);
