import { cn } from '@/lib/cn';

type ProgressProps = {
  value: number;
  max?: number;
  label: string;
  /** What is nearly gone or nearly full glows clay; the words beside the bar say the same. */
  tone?: 'primary' | 'special';
  className?: string;
};

export function Progress({ value, max = 100, label, tone = 'primary', className }: ProgressProps) {
  return (
    <progress
      aria-label={label}
      max={max}
      value={Math.min(Math.max(value, 0), max)}
      className={cn(
        'block h-2 w-full appearance-none overflow-hidden rounded-full border-0 bg-accent [&::-moz-progress-bar]:rounded-full [&::-webkit-progress-bar]:bg-accent [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:transition-[width]',
        tone === 'special'
          ? '[&::-moz-progress-bar]:bg-special [&::-webkit-progress-value]:bg-special'
          : '[&::-moz-progress-bar]:bg-primary [&::-webkit-progress-value]:bg-primary',
        className,
      )}
    />
  );
}
