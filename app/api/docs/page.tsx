import type { Metadata } from 'next';
import { apiDocument } from '@/app/api/openapi.json/document';
import { GuestShell } from '@/components/shell/guest-shell';

export const metadata: Metadata = { title: 'API', robots: { index: false } };

interface Operation {
  summary: string;
  deprecated?: true;
  security: Record<string, string[]>[];
  parameters: { name: string; in: string; required: boolean }[];
}

/** 'session, or token read, or nothing' */
const needs = (security: Operation['security']): string =>
  security.map((way) => Object.entries(way).flat(2).join(' ') || 'nothing').join(', or ') ||
  'nothing';

/** The API document for people; programs read /api/openapi.json. */
export default function ApiDocsPage() {
  // The document is untyped JSON; this page reads the fields named above.
  const paths = apiDocument().paths as Record<string, Record<string, Operation>>;
  return (
    <GuestShell>
      <h1 className="font-figure text-2xl">API</h1>
      <p className="mt-2 text-muted-foreground">
        JSON in and out. Make an access token in your settings and send it with each call:{' '}
        <code dir="ltr" className="wrap-anywhere">
          Authorization: Bearer maidan_…
        </code>{' '}
        The full contract, from which programs make clients:{' '}
        <a className="underline" href="/api/openapi.json">
          openapi.json
        </a>
      </p>
      <ul className="mt-6 grid gap-3">
        {Object.entries(paths).flatMap(([path, methods]) =>
          Object.entries(methods).map(([method, operation]) => (
            <li key={`${method} ${path}`} className="rounded-card border bg-card p-4">
              <h2 className="wrap-anywhere font-lead text-base">
                <code>
                  {method.toUpperCase()} {path}
                </code>
              </h2>
              <p className="mt-1">{operation.summary}</p>
              <p className="mt-1 text-muted-foreground text-sm">
                {operation.deprecated ? 'Deprecated · ' : ''}Needs: {needs(operation.security)}
                {operation.parameters.length > 0
                  ? ` · ${operation.parameters.map(({ name, required }) => (required ? name : `${name}?`)).join(', ')}`
                  : ''}
              </p>
            </li>
          )),
        )}
      </ul>
    </GuestShell>
  );
}
