/** Ends the process with one line when the environment cannot be parsed (the module that parses it throws on import). */
export async function requireUsableEnvironment(): Promise<void> {
  try {
    await import('@/lib/platform/env/server');
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
