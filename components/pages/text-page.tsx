import type { ReactNode } from 'react';

export interface TextPart {
  title: string;
  points: readonly string[];
}

interface TextPageProps {
  title: string;
  lead: string;
  parts: readonly TextPart[];
  /** Stands above the parts. */
  notice?: ReactNode;
  children?: ReactNode;
}

/** A page of words: parts with points. */
export function TextPage({ title, lead, parts, notice, children }: TextPageProps) {
  return (
    <article className="mx-auto max-w-2xl">
      <h1 className="text-3xl">{title}</h1>
      <p className="mt-3 text-pretty text-muted-foreground">{lead}</p>
      {notice}
      {parts.map((part) => (
        <section key={part.title} className="mt-8">
          <h2 className="text-xl">{part.title}</h2>
          <ul className="mt-2 grid list-disc gap-2 ps-5 text-pretty marker:text-primary">
            {part.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </section>
      ))}
      {children}
    </article>
  );
}
