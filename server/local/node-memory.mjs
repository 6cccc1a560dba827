// What keeps the processes small; bench/results/footprint-steps.md has the figures. The units, the image and compose.yaml have the
// same, which their tests compare.

/**
 * Flags of Node for each process. Young objects get 4 MB instead of 16 before they are looked through, of which each process has
 * three. The web process looks through the old ones when they have grown by a quarter; on a machine with much memory V8 would let
 * them double. The worker waits for the database and for mail servers, so it may run smaller code. None of them is a limit at
 * which a process ends.
 */
export const NODE_FLAGS = {
  web: ['--max-semi-space-size=4', '--heap-growing-percent=25'],
  realtime: ['--max-semi-space-size=4'],
  jobs: ['--max-semi-space-size=4', '--optimize-for-size'],
};

/** The memory that native code frees stays in the pool it came from, and glibc makes up to eight pools for each processor. */
export const MEMORY_ENVIRONMENT = { MALLOC_ARENA_MAX: '2' };
