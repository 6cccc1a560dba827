export interface SitemapUrl {
  loc: string;
  lastmod?: string;
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
  const entries = urls.map(({ loc, lastmod }) => {
    const changed = lastmod ? `<lastmod>${lastmod}</lastmod>` : '';
    return `<url><loc>${escapeXml(loc)}</loc>${changed}</url>`;
  });
  return `${HEAD}\n<urlset xmlns="${NAMESPACE}">${entries.join('\n')}</urlset>\n`;
}
