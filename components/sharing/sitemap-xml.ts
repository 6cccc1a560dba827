export interface SitemapUrl {
  loc: string;
  lastmod?: string;
  /** The page's addresses by language, itself included. */
  alternates?: Record<string, string>;
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
}

export function sitemapIndex(files: string[]): string {
  const entries = files.map((loc) => `<sitemap><loc>${escapeXml(loc)}</loc></sitemap>`);
  return `${HEAD}\n<sitemapindex xmlns="${NAMESPACE}">${entries.join('\n')}</sitemapindex>\n`;
}

export function sitemapUrls(urls: SitemapUrl[]): string {
  const entries = urls.map(({ loc, lastmod, alternates = {} }) => {
    const changed = lastmod ? `<lastmod>${lastmod}</lastmod>` : '';
    const others = Object.entries(alternates).map(
      ([language, href]) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(href)}"/>`,
    );
    return `<url><loc>${escapeXml(loc)}</loc>${changed}${others.join('')}</url>`;
  });
  return `${HEAD}\n<urlset xmlns="${NAMESPACE}" xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries.join('\n')}</urlset>\n`;
}
