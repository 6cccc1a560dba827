interface CountBadgeProps {
  count: number;
  /** For screen readers, which announce the badge out of context: 'join requests'. */
  of: (counted: { count: number }) => string;
}

/** The number of pending items beside a name; nothing for 0. */
export function CountBadge({ count, of }: CountBadgeProps) {
  if (count === 0) return null;
  return (
    <span className="min-w-5 rounded-full bg-special px-1.5 text-center font-heading text-special-foreground text-xs tabular-nums leading-5">
      {count}
      <span className="sr-only">{` ${of({ count })}`}</span>
    </span>
  );
}
