type LogoMarkProps = { className?: string };

/** The sun setting behind the halfway line of a pitch; its ground doubles as the M of the name. */
export function LogoMark({ className }: LogoMarkProps) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={className}>
      <circle cx="16" cy="12.5" r="7.5" className="fill-special" />
      <path
        d="M2 27V15.2c0-1.5 1.9-2.2 2.9-1.1L16 26.2l11.1-12.1c1-1.1 2.9-.4 2.9 1.1V27a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3Z"
        className="fill-primary"
      />
      <path
        d="M7.5 30v-7.2M24.5 30v-7.2"
        className="stroke-background"
        strokeWidth="1.75"
        strokeLinecap="round"
      />
    </svg>
  );
}
