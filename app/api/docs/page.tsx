import type { Metadata } from 'next';
import { operations } from '@/app/api/openapi.json/operations';
import { tags } from '@/app/api/openapi.json/tags';
import { GuestShell } from '@/components/shell/guest-shell';
import { buildOpenApi } from '@/lib/platform/http/openapi';

export const metadata: Metadata = { title: 'API', robots: { index: false } };

interface Operation {
  summary: string;
  security: unknown[];
  parameters: { name: string; in: string; required: boolean }[];
}

const SIGN_IN_WORDS = ['no session', 'session', 'session or not'];

/** The API document for people; programs read /api/openapi.json. */
export default function ApiDocsPage() {
  // buildOpenApi returns untyped JSON; this page reads the three fields named above.
  const paths = buildOpenApi(operations, tags).paths as Record<string, Record<string, Operation>>;
  return (
    <GuestShell>
      <h1 className="font-figure text-2xl">API</h1>
      <p className="mt-2 text-muted-foreground">
        JSON in and out, with the session cookie of the site. The full contract:{' '}
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
                Needs: {SIGN_IN_WORDS[operation.security.length]}
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
