import { Avatar } from '@/components/avatars/avatar';
import type { SamplePerson } from '@/lib/platform/auth/sign-in';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './page-texts';

interface SamplePeopleProps {
  people: SamplePerson[];
  returnTo: string;
}

/** Local mode: signs in as a sample person with one click. Each is a plain form, so it works without scripts. */
export function SamplePeople({ people, returnTo }: SamplePeopleProps) {
  const t = translate(texts);
  return (
    <section
      aria-labelledby="sample-people"
      className="rounded-card border border-dashed bg-muted/60 p-4"
    >
      <h2 id="sample-people" className="text-base">
        {t.lookAround}
      </h2>
      <p className="mt-1 text-muted-foreground text-sm">{t.sampleHint}</p>
      <ul className="mt-3 grid gap-2">
        {people.map((person) => (
          <li key={person.id}>
            <form method="post" action="/api/auth/callback/sample">
              <input type="hidden" name="userId" value={person.id} />
              <input type="hidden" name="callbackUrl" value={returnTo} />
              <button
                type="submit"
                className="flex min-h-13 w-full flex-wrap items-center gap-x-3 rounded-control border bg-card px-3 py-1.5 text-start transition-colors hover:border-foreground hover:bg-accent"
              >
                <Avatar id={person.id} name={person.name} imageUrl={null} size={36} />
                <bdi className="wrap-anywhere min-w-0 flex-1 font-strong">{person.name}</bdi>
                <span className="text-muted-foreground text-sm">{person.role}</span>
              </button>
            </form>
          </li>
        ))}
      </ul>
    </section>
  );
}
