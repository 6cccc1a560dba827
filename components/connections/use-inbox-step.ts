import { useRouter } from 'next/navigation';
import { useAction } from '@/components/forms/use-action';
import { CONNECTIONS_KEY, REQUESTS_KEY } from './connections-query';

interface Step {
  call: () => Promise<unknown>;
  done: string;
}

/** One decision at a time. The lists are refetched whether it succeeds or not. */
export function useInboxStep() {
  const router = useRouter();
  const { run, busy } = useAction({ refresh: [REQUESTS_KEY, CONNECTIONS_KEY] });
  // Cached pages of the router show the previous state.
  const reread = () => router.refresh();
  return {
    busy: busy || undefined,
    take: (step: Step) =>
      run({
        ...step,
        failed: 'That did not work. Please try again.',
        onDone: reread,
        onFailed: reread,
      }),
  };
}
