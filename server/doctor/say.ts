import { codeOf } from '@/lib/platform/health/database-facts';
import type { Outcome } from '@/lib/platform/health/finding';
import { DOCTOR_HEADER, doctorProof } from '@/lib/platform/health/own';
import type { Site } from '@/lib/platform/health/site';
import { asSaid } from '@/lib/platform/language/say';

/** Fixed addresses of public services. */
export const SERVICES = {
  googleToken: 'https://oauth2.googleapis.com/token',
  recaptcha: 'https://www.google.com/recaptcha/api/siteverify',
  googleMaps: 'https://maps.googleapis.com/maps/api/geocode/json',
  uploadThing: 'https://api.uploadthing.com/v6/getUsageInfo',
};

export interface DoctorSite extends Site {
  services: typeof SERVICES;
  /** One line for each invalid variable. */
  problems: readonly string[];
  /** Whether a listening connection receives a text sent to its channel. */
  hears: () => Promise<boolean>;
}

// The command line speaks English only.
export const good = (sentence: string): Outcome => ({ result: 'ok', sentence: asSaid(sentence) });
const trouble =
  (result: 'warning' | 'failure') =>
  (sentence: string, remedy: string): Outcome => ({
    result,
    sentence: asSaid(sentence),
    remedy: asSaid(remedy),
  });
export const doubt = trouble('warning');
export const bad = trouble('failure');

const ASK_MS_MAX = 5_000;
const TEXT_LENGTH_MAX = 20_000;

interface Reply {
  status: number;
  text: string;
}

/** @returns whether the health check at `url` is that of this installation, of another one or an earlier release, or none */
export async function fetchHealth(
  url: string,
  { REALTIME_SECRET }: Site['env'],
): Promise<{ status: number; isMaidan: boolean; isOwn: boolean }> {
  const headers = { [DOCTOR_HEADER]: doctorProof(REALTIME_SECRET) };
  const { status, text } = await ask(url, { headers });
  const { ok, own } = fieldsOf(text);
  return { status, isMaidan: typeof ok === 'boolean', isOwn: own === true };
}

/** @throws the errors of `fetch`; `reasonOf` words them without an address */
export async function ask(url: string, init: RequestInit = {}): Promise<Reply> {
  const signal = AbortSignal.timeout(ASK_MS_MAX);
  const response = await fetch(url, { redirect: 'manual', ...init, signal });
  const text = await response.text();
  return { status: response.status, text: text.slice(0, TEXT_LENGTH_MAX) };
}

/** A code such as ENOTFOUND: messages may contain addresses with passwords. */
export function reasonOf(error: unknown): string {
  const own = codeOf(error);
  return own === 'no answer' && error instanceof Error ? codeOf(error.cause) : own;
}

/** The fields of a JSON response; empty for anything else. */
export function fieldsOf(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
