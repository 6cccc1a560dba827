const AT_ONCE = 4;

export interface Crawl {
  /** Requested addresses, each once. */
  asked: number;
  /** Those of them with a status below 400. */
  found: number;
  /** Those from the sitemap, and from links of pages. */
  listed: number;
  seconds: number;
}

/**
 * A crawler of a search engine: all addresses of the sitemap, and those that the pages link to, in both languages, until there
 * are `max`. On a smaller site, it requests them again with the queries that link trackers add.
 */
export async function crawl(url: string, max: number): Promise<Crawl> {
  const started = performance.now();
  const listed = await readSitemap(url);
  const queue = [...listed];
  const known = new Set(queue);
  let [asked, found] = [0, 0];
  let lap = 0;
  function next(): string | undefined {
    if (asked >= max) return undefined;
    const address = queue[asked];
    if (address === undefined && known.size > 0) {
      lap += 1;
      for (const one of known) queue.push(withTracker(one, lap));
      return next();
    }
    asked += 1;
    return address;
  }
  async function go(): Promise<void> {
    for (let address = next(); address; address = next()) {
      const response = await fetch(url + address, { redirect: 'manual' });
      const body = await response.text();
      if (response.status < 400) found += 1;
      if (!response.headers.get('content-type')?.startsWith('text/html')) continue;
      for (const link of linksOf(body, url)) {
        if (known.has(link)) continue;
        known.add(link);
        queue.push(link);
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, go));
  const seconds = (performance.now() - started) / 1_000;
  return { asked, found, listed: listed.length, seconds };
}

async function readSitemap(url: string): Promise<string[]> {
  const read = async (address: string) => {
    const text = await (await fetch(address)).text();
    return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, found = '']) => found);
  };
  const pages: string[] = [];
  for (const part of await read(`${url}/sitemap.xml`)) pages.push(...(await read(onSite(part))));
  return [...new Set(pages.map((page) => onSite(page).slice(url.length)))];
  // The sitemap has the public address; the instance may run at another.
  function onSite(address: string): string {
    const { pathname, search } = new URL(address);
    return url + pathname + search;
  }
}

function linksOf(html: string, url: string): string[] {
  return [...html.matchAll(/<a [^>]*?href="([^"#]+)/g)].flatMap(([, href = '']) => {
    const link = new URL(href.replaceAll('&amp;', '&'), url);
    return link.origin === new URL(url).origin ? [link.pathname + link.search] : [];
  });
}

const withTracker = (address: string, lap: number) =>
  `${address}${address.includes('?') ? '&' : '?'}utm_source=${lap}`;
