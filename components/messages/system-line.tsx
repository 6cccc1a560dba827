import { directionOf } from '@/lib/platform/validation/isolate';

/** The product's own line in a chat: 'Ali joined'. Nobody wrote it. */
export function SystemLine({ content }: { content: string }) {
  return (
    <p dir={directionOf(content)} className="px-6 py-2 text-center text-muted-foreground text-sm">
      {content}
    </p>
  );
}
