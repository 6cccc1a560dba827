import { escapeHtml } from '@/lib/platform/validation/escape-html';

interface EmbedFrame {
  src: string;
  title: string;
  /** Pixels, or a share of the page that it stands in. */
  width: number | string;
  height: number;
}

/** The element for another site that shows the next games. */
export const embedFrame = ({ src, title, width, height }: EmbedFrame): string =>
  `<iframe src="${escapeHtml(src)}" title="${escapeHtml(title)}" width="${width}" height="${height}" loading="lazy" style="border:0"></iframe>`;
