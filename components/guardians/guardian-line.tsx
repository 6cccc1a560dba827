import { Link } from '@/components/language/link';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import { texts } from './line-texts';

/** The guardians of a client under 18, as links to write to; nothing for everybody else. */
export function GuardianLine({ guardians }: { guardians: { id: number | null; name: string }[] }) {
  if (guardians.length === 0) return null;
  return (
    <p className="wrap-anywhere flex flex-wrap gap-x-2 text-sm">
      {translate(texts).guardian}
      {guardians.map(({ id, name }) =>
        id === null ? (
          <bdi key={name}>{name}</bdi>
        ) : (
          <Link key={id} href={routes.user(id)} className="font-strong text-primary-ink underline">
            <bdi>{name}</bdi>
          </Link>
        ),
      )}
    </p>
  );
}
