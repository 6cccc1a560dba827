import { cn } from '@/lib/cn';

interface QrCodeProps {
  /** The side in modules, and the path of the dark ones. */
  of: { size: number; path: string };
  label: string;
  className?: string;
}

/** Black on white in both themes, because cameras read it most reliably. */
export function QrCode({ of: { size, path }, label, className }: QrCodeProps) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={cn('max-w-full rounded-control border bg-white', className)}
    >
      <path d={path} fill="black" />
    </svg>
  );
}
