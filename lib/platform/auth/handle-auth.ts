import type { Actor } from '@/lib/platform/auth/actor';
import { deviceCookie, knownDeviceId, readDeviceCookie } from '@/lib/platform/auth/device-cookie';
import { type AuthCall, type AuthResponse, callNextAuth } from '@/lib/platform/auth/next-auth-call';
import { isGoogleConfigured } from '@/lib/platform/auth/providers';
import { readerCookies } from '@/lib/platform/auth/reader-cookies';
import { toReturnPath } from '@/lib/platform/auth/return-path';
import { magicLinkSchema, signInSchema } from '@/lib/platform/auth/schema';
import { texts } from '@/lib/platform/auth/server-texts';
import { readSessionToken } from '@/lib/platform/auth/session-cookie';
import { findActorByToken, toSessionId } from '@/lib/platform/auth/session-store';
import type { SignInAttempt } from '@/lib/platform/auth/sign-in-attempt';
import {
  signInErrorQuery,
  signInRefusal,
  WRONG_CREDENTIALS,
} from '@/lib/platform/auth/sign-in-errors';
import { env } from '@/lib/platform/env/server';
import { AppError, notFound } from '@/lib/platform/errors/app-error';
import { methodNotAllowed } from '@/lib/platform/errors/method-not-allowed';
import { readForm, readJson } from '@/lib/platform/http/body';
import { parseCookies } from '@/lib/platform/http/cookies';
import { parseInput } from '@/lib/platform/http/handler';
import {
  addressKey,
  clientAddress,
  consumeRateLimit,
  mailboxKey,
  returnRateLimit,
} from '@/lib/platform/http/rate-limiter';
import { say } from '@/lib/platform/language/say';
import { canSendMail } from '@/lib/platform/mail/provider';
import { callWithoutIds, recordSecurityEvent } from '@/lib/platform/observability/security-events';
import { routes } from '@/lib/routes';

/** The purpose of a mailed link beside signing in (`writeInviteLink`). */
export interface UsedLink {
  subjectId: number;
  isNewcomer: boolean;
}

type OnLinkUsed = (actor: Actor, pressed: UsedLink) => Promise<void>;

/** The other actions of next-auth are blocked: its own pages, its log endpoint, session updates. */
const ACTIONS: Record<string, ReadonlySet<string>> = {
  GET: new Set(['csrf', 'session', 'providers', 'signin', 'callback', 'error', 'verify-request']),
  POST: new Set(['signin', 'signout', 'callback']),
};

/**
 * Handles the next-auth calls under /api/auth. JSON requests get `{ url }` or our error shape. Forms and links are redirected
 * to a relative address, so that 127.0.0.1 and localhost keep their own cookies.
 * @param onLinkUsed a step of the features above, once a mailed link that they wrote has signed somebody in
 */
export async function handleAuth(
  request: Request,
  segments: string[],
  onLinkUsed?: OnLinkUsed,
): Promise<Response> {
  const [action = ''] = segments;
  const methods = Object.keys(ACTIONS).filter((method) => ACTIONS[method]?.has(action));
  if (methods.length === 0) throw notFound(say(texts, 'pageNotFound'));
  if (!methods.includes(request.method)) throw methodNotAllowed(methods);
  const json = isJson(request);
  try {
    return await respondToCall(request, segments, onLinkUsed);
  } catch (error) {
    if (json || request.method === 'GET' || !(error instanceof AppError)) throw error;
    if (error.code === 'too_large') throw error;
    if (error.code === 'rate_limited') await recordRateLimit(request);
    return redirect(`/sign-in?${new URLSearchParams(signInErrorQuery(error))}`, []);
  }
}

/** The route wrapper records its own refusals; a refused form is redirected instead. */
async function recordRateLimit(request: Request): Promise<void> {
  const [address, detail] = [clientAddress(request), callWithoutIds(request)];
  await recordSecurityEvent({ event: 'excess_rate_limit_exceeded', address, detail });
}

async function respondToCall(
  request: Request,
  segments: string[],
  onLinkUsed?: OnLinkUsed,
): Promise<Response> {
  if (isFollowedLink(request, segments)) {
    return redirect(`${routes.signInLink()}${new URL(request.url).search}`, []);
  }
  if (isDeclinedAtGoogle(request, segments)) return redirect('/sign-in?error=GoogleDeclined', []);
  if (isStrayCallback(request, segments)) {
    throw new AppError('bad_request', signInRefusal('Callback'));
  }
  const call = await readCall(request, segments);
  const attempt = toAttempt(request);
  await guard(call, attempt);
  const response = await callNextAuth(call, attempt);
  // A whole team may sign in from one address, so only failures count.
  if (isPassword(call) && attempt.rememberFor) {
    await returnRateLimit('signIn', addressKey(attempt.address));
  }
  // For a session request next-auth would renew its cookie for another month.
  const set = segments[0] === 'session' ? [] : response.setCookies.filter(isNotCsrf);
  const { rememberFor, deviceCookie: known, needsSecondStep } = attempt;
  // A browser is the person's own after both steps: the password alone must not get it a budget of its own.
  const isOwn = rememberFor !== null && !needsSecondStep;
  const token = newToken(set);
  const remembered =
    isOwn && token ? [await deviceCookie(known, rememberFor, toSessionId(token))] : [];
  const { subjectId, isNewcomer } = attempt;
  // While the second step is missing, the session of the first keeps it.
  const actor = onLinkUsed && subjectId !== null && (await signedIn(set));
  if (actor) await onLinkUsed(actor, { subjectId, isNewcomer });
  const cookies = [...set, ...remembered, ...(await ownLanguage(set))];
  if (response.location === null) return toPlainResponse(response, cookies);
  const destination = toDestination(response.location, call, attempt);
  return isJson(request)
    ? toJsonResponse(destination, attempt, cookies)
    : redirect(destination, cookies);
}

const newToken = (set: readonly string[]) =>
  set.map((each) => readSessionToken(each.split(';')[0])).find(Boolean);

/** Null while the second step is missing. */
async function signedIn(set: readonly string[]): Promise<Actor | null> {
  const token = newToken(set);
  return token ? findActorByToken(token) : null;
}

/** A new session sets the browser to its person's language. */
async function ownLanguage(set: readonly string[]): Promise<string[]> {
  const token = newToken(set);
  return token ? readerCookies(token) : [];
}

const isJson = (request: Request) =>
  (request.headers.get('content-type') ?? '').startsWith('application/json');
const isNotCsrf = (cookie: string) => !/^(__Host-)?next-auth\.csrf-token=/.test(cookie);

/**
 * A sign-in link was opened: by a person, a mail scanner or another site's page. That alone signs nobody in; otherwise a site
 * could sign its visitors in as somebody else. The page has a button, whose click is a same-origin POST.
 */
const isFollowedLink = ({ method }: Request, segments: string[]) =>
  method === 'GET' && segments.join('/') === 'callback/email';

/** Cancel at Google is a failure to next-auth. */
const isDeclinedAtGoogle = ({ method, url }: Request, segments: string[]) =>
  method === 'GET' &&
  segments.join('/') === 'callback/google' &&
  new URL(url).searchParams.get('error') === 'access_denied';

/** Only Google redirects the browser to a callback by GET; next-auth responds with 500 to GETs of other providers. */
const isStrayCallback = ({ method }: Request, [action, provider]: string[]) =>
  method === 'GET' && action === 'callback' && !(provider === 'google' && isGoogleConfigured());

async function readCall(request: Request, segments: string[]): Promise<AuthCall> {
  const body = request.method === 'POST' ? await readFields(request) : {};
  const query = Object.fromEntries(new URL(request.url).searchParams);
  return {
    method: request.method,
    segments,
    // next-auth looks for a link's token in the URL, where we must not put it.
    query: segments.join('/') === 'callback/email' ? linkFields(body) : query,
    body,
    cookies: parseCookies(request.headers.get('cookie')),
    headers: Object.fromEntries(request.headers),
  };
}

function linkFields({ token, email }: Record<string, unknown>): Record<string, string> {
  return { token: asText(token) ?? '', email: asText(email) ?? '' };
}

async function readFields(request: Request): Promise<Record<string, unknown>> {
  if (!isJson(request)) return readForm(request);
  const body = await readJson(request);
  // Spread into a fresh object: an array or a string becomes fields that no schema accepts.
  return typeof body === 'object' && body !== null ? { ...body } : {};
}

function toAttempt(request: Request): SignInAttempt {
  return {
    address: clientAddress(request),
    userAgent: request.headers.get('user-agent'),
    deviceCookie: readDeviceCookie(request.headers.get('cookie')),
    previousToken: readSessionToken(request.headers.get('cookie')),
    failure: null,
    rememberFor: null,
    needsSecondStep: false,
    addressProven: false,
    subjectId: null,
    isNewcomer: false,
  };
}

const isPassword = ({ method, segments }: Pick<AuthCall, 'method' | 'segments'>) =>
  method === 'POST' && segments.join('/') === 'callback/credentials';

async function guard(
  { method, segments, body }: AuthCall,
  { address, deviceCookie }: SignInAttempt,
): Promise<void> {
  const [action, provider] = segments;
  if (provider === 'email' && !canSendMail()) {
    throw new AppError('not_found', signInRefusal('Unavailable'));
  }
  if (provider === 'sample' && !env.LOCAL_MODE) throw notFound(say(texts, 'pageNotFound'));
  if (method !== 'POST') return;
  if (isPassword({ method, segments })) {
    await consumeRateLimit('signIn', addressKey(address));
    parseInput(signInSchema, body);
  }
  if (action === 'signin' && provider === 'email') {
    const { email } = magicLinkSchema.parse(parseInput(magicLinkSchema, body));
    await consumeRateLimit('magicLink', addressKey(address));
    // Also limited per mailbox: nobody's mailbox may be flooded with links. A browser in which the owner has signed in is
    // counted separately, so that strangers cannot use up the owner's share.
    const known = await knownDeviceId(deviceCookie, email);
    await consumeRateLimit('magicLink', known ? `d${known}` : mailboxKey(email));
  }
}

/** Where next-auth sends the browser, without its detours via /api/auth/error and /api/auth/signin. */
function toDestination(
  location: string,
  { body, query }: AuthCall,
  attempt: SignInAttempt,
): string {
  const base = new URL(env.NEXTAUTH_URL);
  const url = new URL(location, base);
  if (url.origin !== base.origin) return url.href;
  if (url.pathname.endsWith('/verify-request')) return '/sign-in/check-your-mail';
  const error = url.searchParams.get('error');
  const refused = url.pathname.endsWith('/error') || url.pathname.endsWith('/signin') || error;
  if (!refused) {
    const path = `${url.pathname}${url.search}`;
    return attempt.needsSecondStep ? routes.secondStep(path) : path;
  }
  const returnTo = toReturnPath(asText(body.callbackUrl) ?? query.callbackUrl);
  return `/sign-in?${new URLSearchParams({
    ...(attempt.failure ? signInErrorQuery(attempt.failure) : error ? { error } : {}),
    ...(returnTo ? { callbackUrl: returnTo } : {}),
  })}`;
}

const asText = (value: unknown) => (typeof value === 'string' ? value : undefined);

function toJsonResponse(url: string, attempt: SignInAttempt, cookies: string[]): Response {
  if (attempt.failure) throw attempt.failure;
  const error = url.startsWith('/sign-in?') && new URLSearchParams(url.split('?')[1]).get('error');
  if (error === 'CredentialsSignin') throw new AppError('unauthorized', WRONG_CREDENTIALS);
  if (error === 'OAuthSignin') throw new AppError('unavailable', signInRefusal(error));
  if (error) throw new AppError('forbidden', signInRefusal(error));
  return withCookies(Response.json({ url }), cookies);
}

function redirect(location: string, cookies: string[]): Response {
  // 303: the browser requests the page with GET whatever the form's method was.
  return withCookies(new Response(null, { status: 303, headers: { Location: location } }), cookies);
}

function toPlainResponse(response: AuthResponse, cookies: string[]): Response {
  if (response.statusCode === 400) throw notFound(say(texts, 'pageNotFound'));
  return withCookies(Response.json(response.body ?? {}, { status: response.statusCode }), cookies);
}

function withCookies(response: Response, cookies: string[]): Response {
  for (const cookie of cookies) response.headers.append('Set-Cookie', cookie);
  response.headers.set('Cache-Control', 'private, no-store');
  return response;
}
