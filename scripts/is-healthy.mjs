#!/usr/bin/env node
// `node scripts/is-healthy.mjs URL`: exits 0 after a successful response, else prints it and exits 1. For the health checks of
// containers, whose image has no curl.
const PATIENCE_MS = 4_000;

try {
  const answer = await fetch(process.argv[2], { signal: AbortSignal.timeout(PATIENCE_MS) });
  const text = await answer.text();
  if (!answer.ok) console.error(`HTTP ${answer.status} ${text.slice(0, 1_000)}`);
  process.exitCode = answer.ok ? 0 : 1;
} catch (error) {
  console.error(error.cause?.code ?? error.message);
  process.exitCode = 1;
}
