/** The protocol's limit for one file. */
export const SITEMAP_URLS_MAX = 50_000;
