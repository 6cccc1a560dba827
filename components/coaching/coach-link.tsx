import { Link } from '@/components/language/link';
import { routes } from '@/lib/routes';

export function CoachLink({ coach }: { coach: { id: number; name: string } }) {
  return (
    <Link
      href={routes.coach(coach.id)}
      className="inline-flex min-h-6 items-center font-strong text-primary-ink underline"
    >
      <bdi>{coach.name}</bdi>
    </Link>
  );
}
