import { PlainError } from './plain-error.mjs';

const ANSWER_MS = 30_000;
const POLL_MS = 60;

/** Resolves when `url` returns 200. @throws PlainError with the last response after `timeoutMs` */
export async function untilHealthy(name, url, signal, timeoutMs) {
  const deadline = Date.now() + timeoutMs;
  let last = 'no answer';
  while (!signal.aborted) {
    const answer = await ask(url, signal);
    if (answer === true) return;
    last = answer;
    if (Date.now() > deadline) {
      throw new PlainError(`${name} was not ready after ${timeoutMs / 1000} s (${last}).`);
    }
    await new Promise((resume) => setTimeout(resume, POLL_MS));
  }
}

async function ask(url, signal) {
  try {
    const patience = AbortSignal.any([signal, AbortSignal.timeout(ANSWER_MS)]);
    const response = await fetch(url, { signal: patience });
    const text = await response.text();
    return response.status === 200 || `HTTP ${response.status} ${text.slice(0, 300)}`;
  } catch (error) {
    return error.cause?.code ?? error.message;
  }
}

/** Resolves when the child sends `ready` over its IPC channel. */
export function untilReported(name, child, signal, timeoutMs) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new PlainError(`${name} did not report ready within ${timeoutMs / 1000} s.`)),
      timeoutMs,
    );
    const done = () => {
      clearTimeout(timer);
      resolve();
    };
    child.on('message', (message) => {
      if (message === 'ready') done();
    });
    signal.addEventListener('abort', done, { once: true });
  });
}
