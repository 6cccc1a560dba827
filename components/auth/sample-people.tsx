import { Avatar } from '@/components/layout/avatar';
import type { SamplePerson } from '@/lib/platform/auth/sign-in';

interface SamplePeopleProps {
  people: SamplePerson[];
  returnTo: string;
}

/** Local mode: signs in as a sample person with one click. Each is a plain form, so it works without scripts. */
export function SamplePeople({ people, returnTo }: SamplePeopleProps) {
  return (
    <section
      aria-labelledby="sample-people"
      className="rounded-card border border-dashed bg-muted/60 p-4"
    >
      <h2 id="sample-people" className="text-base">
        Look around as somebody
      </h2>
      <p className="mt-1 text-muted-foreground text-sm">
        Sample people of this local copy. They exist nowhere else.
      </p>
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
                <span className="wrap-anywhere min-w-0 flex-1 font-strong">{person.name}</span>
                <span className="text-muted-foreground text-sm">{person.role}</span>
              </button>
            </form>
          </li>
        ))}
      </ul>
    </section>
  );
}
