#!/usr/bin/env node
// `node scripts/is-healthy.mjs URL`: exits 0 after a successful response, else prints it and exits 1. For the health checks of
// containers, whose image has no curl.
const TIMEOUT_MS = 4_000;

try {
  const response = await fetch(process.argv[2], { signal: AbortSignal.timeout(TIMEOUT_MS) });
  const text = await response.text();
  if (!response.ok) console.error(`HTTP ${response.status} ${text.slice(0, 1_000)}`);
  process.exitCode = response.ok ? 0 : 1;
} catch (error) {
  console.error(error.cause?.code ?? error.message);
  process.exitCode = 1;
}
