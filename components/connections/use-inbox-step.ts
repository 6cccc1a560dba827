import { useAction } from '@/components/forms/use-action';
import { useRouter } from '@/components/layout/use-router';
import { translate } from '@/lib/platform/language/translate';
import { CONNECTIONS_KEY, REQUESTS_KEY } from './connections-query';
import { texts } from './texts';

interface Step {
  call: () => Promise<unknown>;
  done: string;
}

/** One decision at a time. The lists are refetched whether it succeeds or not. */
export function useInboxStep() {
  const router = useRouter();
  const { run, busy } = useAction({ refresh: [REQUESTS_KEY, CONNECTIONS_KEY] });
  // The router's cached pages show the previous state.
  const reread = () => router.refresh();
  return {
    busy: busy || undefined,
    take: (step: Step) =>
      run({
        ...step,
        failed: translate(texts).didNotWork,
        onDone: reread,
        onFailed: reread,
      }),
  };
}
