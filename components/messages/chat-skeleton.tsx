import { Skeleton } from '@/components/ui/card';

/** Messages that are still loading. */
export function MessagesSkeleton() {
  return (
    <div aria-hidden className="grid flex-1 content-end gap-3 p-4">
      <Skeleton className="h-12 w-3/5 rounded-2xl" />
      <Skeleton className="h-12 w-2/5 justify-self-end rounded-2xl" />
      <Skeleton className="h-16 w-3/5 rounded-2xl" />
    </div>
  );
}

/** The frame of a group's chat: as high as the window has room between its bars, which its messages must not scroll while they load. */
export const GROUP_CHAT_CLASSES =
  'h-[min(40rem,calc(100dvh-var(--header-height)-var(--bottom-bar-height)-env(safe-area-inset-bottom)-2rem))] min-h-64 md:h-[min(40rem,calc(100dvh-16rem))] md:min-h-96 overflow-hidden [overflow-anchor:none] rounded-card border bg-background';

/** A group's chat while its code is loading: the same frame with the field at its foot, so that nothing moves. */
export function GroupChatSkeleton() {
  return (
    <div aria-hidden className={`${GROUP_CHAT_CLASSES} flex flex-col`}>
      {/* Until it is scrolled to its foot, its upper half is what one sees. */}
      <MessagesSkeleton />
      <MessagesSkeleton />
      <div className="border-t bg-card p-3">
        <Skeleton className="h-11" />
      </div>
    </div>
  );
}
