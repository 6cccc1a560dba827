// Settings that reduce the processes' memory; bench/results/footprint-steps.md has the figures. The units, the image and
// compose.yaml repeat them, which their tests compare.

/**
 * Node's flags for each process. The young generation gets 4 MB instead of 16 before it is collected, of which each process has
 * three. The web process collects the old generation when it has grown by a quarter; on a machine with much memory V8 would let
 * it double. The worker waits for the database and for mail servers, so it may run smaller code. None of them is a limit at
 * which a process ends.
 */
export const NODE_FLAGS = {
  web: ['--max-semi-space-size=4', '--heap-growing-percent=25'],
  realtime: ['--max-semi-space-size=4'],
  jobs: ['--max-semi-space-size=4', '--optimize-for-size'],
};

/** Memory freed by native code remains in its pool, and glibc makes up to eight pools for each processor. */
export const MEMORY_ENVIRONMENT = { MALLOC_ARENA_MAX: '2' };
