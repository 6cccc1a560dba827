import { execFileSync, spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { bodyOf, markupOf, toElements } from '@/bench/public-page/markup';
import { freePort, waitFor } from '@/bench/public-page/server';

const PAGE = (name: string, head: string) => `${head}
export default function Page() {
  return <main><h1>${name}</h1><p>{new Date().toISOString()}</p></main>;
}
`;

const TWIN = (head: string) => `import { twin } from '../twin.js';
${head}
export default function Page() {
  return twin();
}
`;

const FILES: Record<string, string> = {
  'package.json': '{"private":true,"type":"module"}',
  'app/layout.jsx':
    'export default function Layout({ children }) { return <html lang="en"><body>{children}</body></html>; }',
  'app/dynamic/page.jsx': PAGE('Dynamic', "export const dynamic = 'force-dynamic';"),
  'app/static/page.jsx': PAGE('Static', "export const dynamic = 'force-static';"),
  'app/twin-dynamic/page.jsx': TWIN("export const dynamic = 'force-dynamic';"),
  'app/twin-static/page.jsx': TWIN("export const dynamic = 'force-static';"),
  'app/twin/[id]/page.jsx': TWIN(
    'export const revalidate = 600;\nexport function generateStaticParams() { return []; }',
  ).replace('../twin', '../../twin'),
};

/** A stylesheet and a font as another page has them: addresses, what is there, and the classes of its `<html>`. */
export interface Look {
  htmlClass: string;
  stylesheets: string[];
  fonts: string[];
  files: Map<string, Buffer>;
}

const STYLED = ({ htmlClass, stylesheets, fonts }: Look) => `export const dynamic = 'force-static';
export default function Page() {
  return <>
    ${stylesheets.map((href) => `<link rel="stylesheet" href="${href}" precedence="default" />`).join('')}
    ${fonts.map((href) => `<link rel="preload" as="font" href="${href}" crossOrigin="" type="font/woff2" />`).join('')}
    <main className="${htmlClass}" style={{ fontFamily: 'var(--font-latin)' }}>
      <h1>Styled</h1><p>{new Date().toISOString()}</p>
    </main>
  </>;
}
`;

const twinModule = (body: string) => `import { createElement as h, Fragment } from 'react';
export const twin = () => h(Fragment, null, ${toElements(body)});
`;

const CLIENT_TWIN = `import { Twin } from './twin';
export const dynamic = 'force-dynamic';
export default function Page() {
  return <Twin />;
}
`;

export interface BareOptions {
  /** A page of the product: `/twin-dynamic` and others have its markup. */
  html?: string;
  /** `/styled` is a bare page that has it. */
  look?: Look;
  /** Pages of the product by name: `/client-twin/<name>` has the markup of one in a client component. */
  clientTwins?: Record<string, string>;
}

export interface BareApp {
  url: string;
  pid: number;
  stop: () => Promise<void>;
}

/**
 * The smallest pages of the same framework version: the minimum cost of any page. Also copies of a given page's markup without
 * data or components: the minimum cost of that markup.
 */
export async function makeBarePages({
  html = '<body><script id="_R_">',
  look,
  clientTwins = {},
}: BareOptions = {}): Promise<BareApp> {
  const folder = await mkdtemp(join(tmpdir(), 'maidan-bare-'));
  const files: Record<string, string | Buffer> = {
    ...FILES,
    'app/twin.js': twinModule(bodyOf(html)),
  };
  if (look) files['app/styled/page.jsx'] = STYLED(look);
  for (const [name, page] of Object.entries(clientTwins)) {
    const folderOf = `app/client-twin/${name}`;
    files[`${folderOf}/page.jsx`] = CLIENT_TWIN;
    files[`${folderOf}/twin.js`] =
      `'use client';\n${twinModule(markupOf(page)).replace('const twin', 'const Twin')}`;
  }
  for (const [path, content] of look?.files ?? []) files[join('public', path)] = content;
  for (const [path, content] of Object.entries(files)) {
    await mkdir(join(folder, path, '..'), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  await symlink(resolve('node_modules'), join(folder, 'node_modules'));
  const next = resolve('node_modules/next/dist/bin/next');
  // Webpack follows the linked packages; Turbopack needs them below its root.
  execFileSync(process.execPath, [next, 'build', '--webpack'], { cwd: folder, stdio: 'ignore' });
  const port = await freePort();
  const server = spawn(process.execPath, [next, 'start', '-p', String(port)], {
    cwd: folder,
    stdio: 'ignore',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const url = `http://localhost:${port}`;
  await waitFor(`${url}/static`);
  return {
    url,
    pid: server.pid ?? 0,
    stop: async () => {
      server.kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
