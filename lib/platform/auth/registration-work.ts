import { texts } from '@/lib/platform/auth/server-texts';
import type { CaptchaContext } from '@/lib/platform/captcha/captcha';
import { REGISTER_ACTION } from '@/lib/platform/captcha/captcha';
import {
  type CaptchaChallenge,
  createProofOfWork,
  takeProofOfWork,
} from '@/lib/platform/captcha/provider';
import { AppError } from '@/lib/platform/errors/app-error';
import { addressKey, limiterFor } from '@/lib/platform/http/rate-limiter';
import { say } from '@/lib/platform/language/say';

/**
 * The price of registering from one address. A team, a school or everybody behind a carrier's address may share it, so no
 * fixed limit applies. Instead the proof of work that a browser must do grows, and with it the cost of a thousand accounts.
 */
const FREE_AN_HOUR = 20;
const STEP = 20;
/** Up to here the work grows linearly, by a second of a laptop per step; beyond, it doubles. */
const EVEN_STEPS = 4;
const WORK_MAX = 32;

const registrations = limiterFor('registrations', 1, 3_600);

/** @param nth the number of this registration within the hour, from 1. @returns multiples of the ordinary work; 0 for none */
export function workOf(nth: number): number {
  const steps = Math.ceil((nth - FREE_AN_HOUR) / STEP);
  if (steps <= 0) return 0;
  if (steps <= EVEN_STEPS) return steps;
  return Math.min(EVEN_STEPS * 2 ** (steps - EVEN_STEPS), WORK_MAX);
}

const contextOf = (work: number): CaptchaContext => ({
  action: REGISTER_ACTION,
  userId: null,
  work,
});

export async function createRegistrationChallenge(address: string): Promise<CaptchaChallenge> {
  const known = await registrations.get(addressKey(address));
  return createProofOfWork(contextOf(Math.max(1, workOf((known?.consumedPoints ?? 0) + 1))));
}

/** Whether `payForRegistration` refused: the browser has to do some work first. */
export function isWorkRefused(error: unknown): boolean {
  const issues = error instanceof AppError ? error.issues : undefined;
  return issues?.some(({ path }) => path === 'captchaToken') ?? false;
}

/**
 * Counts a registration from this address. It is counted before its proof is checked, so that parallel ones pay different
 * prices, and given back if the proof is invalid.
 * @returns whether it has cost a proof
 * @throws AppError invalid (field captchaToken)
 */
export async function payForRegistration(
  address: string,
  captchaToken: string | undefined,
): Promise<boolean> {
  const key = addressKey(address);
  const { consumedPoints } = await registrations.penalty(key);
  const work = workOf(consumedPoints);
  if (work === 0) return false;
  try {
    await takeProofOfWork(captchaToken, contextOf(work), say(texts, 'workFirst'));
    return true;
  } catch (error) {
    await registrations.reward(key);
    throw error;
  }
}

/** Holds for unproven addresses from one network, while a hold lasts; each further one costs a proof of work. */
const HOLDS_FREE = 4;
const HOLD_SECONDS = 1_800;

const holds = limiterFor('seat-holds', 1, HOLD_SECONDS);

interface Payment {
  captchaToken: string | undefined;
  /** The caller prefers doing the work to going without a hold. */
  canWork: boolean;
  hasPaid: boolean;
}

/**
 * Counts a seat that is to be held for somebody behind this address, after `payForRegistration`. A team on one wifi still gets in without any work: the
 * seat is then theirs when they open the letter, if one is free, and only robots would hold all of them.
 * @returns whether it may be held
 * @throws AppError invalid (field captchaToken), for a caller who can work
 */
export async function payForHold(
  address: string,
  { captchaToken, canWork, hasPaid }: Payment,
): Promise<boolean> {
  const key = addressKey(address);
  const { consumedPoints } = await holds.penalty(key);
  if (consumedPoints <= HOLDS_FREE || hasPaid) return true;
  if (captchaToken === undefined && !canWork) return false;
  try {
    await takeProofOfWork(captchaToken, contextOf(1), say(texts, 'workFirst'));
    return true;
  } catch (error) {
    // No account was created, so the next try does not count as a further one.
    await registrations.reward(key);
    throw error;
  }
}
