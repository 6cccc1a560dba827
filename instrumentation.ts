/** Runs once when the web server starts: a bad environment value ends it here, with one line, before it serves anything. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  try {
    await import('@/lib/env/server');
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
