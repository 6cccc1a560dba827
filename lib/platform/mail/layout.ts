import { city } from '@/lib/platform/city/city';
import { ENGLISH, isLanguage, LANGUAGES, type Language } from '@/lib/platform/language/languages';
import { translate } from '@/lib/platform/language/translate';
import type { Mail, MailLink } from '@/lib/platform/mail/mailer';
import { texts } from '@/lib/platform/mail/server-texts';
import { escapeHtml } from '@/lib/platform/validation/escape-html';
import { directionOf } from '@/lib/platform/validation/isolate';

interface EmailButton {
  label: string;
  url: string;
}

/** The parts of one email. Plain text in, both versions out, so that they cannot differ. */
export interface EmailContent {
  heading: string;
  paragraphs: string[];
  button?: EmailButton;
  /** Further buttons, for emails that offer several responses. */
  otherButtons?: EmailButton[];
  footer: string;
}

/** Replaces an email's secret link in the outbox; the console shows these words. */
const linkPlace = (language: Language): string => translate(texts, language).linkPlace;

/** The email as it is sent. */
export function withLink({ text, html }: { text: string; html: string | null }, url: string) {
  // The language of a stored email is unknown. As functions: in a replacement string `$` has a special meaning.
  const put = (content: string, link: string) =>
    Object.keys(LANGUAGES)
      .filter(isLanguage)
      .reduce((done, language) => done.replaceAll(linkPlace(language), () => link), content);
  return { text: put(text, url), html: html && put(html, escapeHtml(url)) };
}

const buttonsOf = ({ button, otherButtons = [] }: EmailContent) => [
  ...(button ? [button] : []),
  ...otherButtons,
];

/** Whom to write to, if anybody. */
const withContact = (footer: string) => [footer, city().contact].filter(Boolean).join(' ');

export function toText(content: EmailContent): string {
  const { heading, paragraphs, footer } = content;
  return [
    heading,
    ...paragraphs,
    ...buttonsOf(content).map(({ label, url }) => `${label}:\n${url}`),
    `--\n${withContact(footer)}`,
  ].join('\n\n');
}

const INK = '#1f2d22';
const QUIET = '#5c6556';
const GREEN = '#1c6b3a';

/**
 * Inline styles and a table, because mail programs ignore style sheets. Each line gets the direction of its own script.
 * @param language that of the letter's words
 */
export function toHtml(content: EmailContent, language: Language = ENGLISH): string {
  const { heading, paragraphs, footer } = content;
  const { direction } = LANGUAGES[language];
  const accent = city().accent ?? GREEN;
  // Some mail programs drop the outermost element, so the table has it too.
  const dir = direction === 'rtl' ? ' dir="rtl"' : '';
  const directionIn = (line: string) =>
    // An Urdu sentence may begin with 'Maidan' or an address.
    directionOf(direction === 'rtl' ? line.replace(/[A-Za-z]+/g, '') : line, direction);
  const text = paragraphs
    .map((each) => `<p dir="${directionIn(each)}" style="margin:0 0 16px">${escapeHtml(each)}</p>`)
    .join('');
  const link = buttonsOf(content)
    .map(
      (button) =>
        `<p style="margin:24px 0"><a href="${escapeHtml(button.url)}" style="display:inline-block;padding:13px 22px;border-radius:10px;background:${accent};color:#fff;font-weight:600;text-decoration:none">${escapeHtml(button.label)}</a></p>`,
    )
    .join('');
  return `<!doctype html><html lang="${language}"${dir}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(heading)}</title></head>
<body style="margin:0;background:#f8f3e9;font:16px/1.5 system-ui,-apple-system,'Segoe UI',sans-serif;color:${INK}">
<table role="presentation"${dir} width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:24px 16px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:520px;background:#fffdf8;border:1px solid #e4dccb;border-radius:14px"><tr><td style="padding:28px 24px">
<p style="margin:0 0 20px;font-weight:700;color:${accent}">${escapeHtml(city().product)}</p>
<h1 dir="${directionIn(heading)}" style="margin:0 0 16px;font-size:22px;line-height:1.2">${escapeHtml(heading)}</h1>
${text}${link}
<p style="margin:24px 0 0;padding-top:16px;border-top:1px solid #e4dccb;font-size:13px;color:${QUIET}">${escapeHtml(withContact(footer))}</p>
</td></tr></table></td></tr></table></body></html>`;
}

/** @param language that of the letter's words */
export function compose(
  to: string,
  subject: string,
  content: EmailContent,
  language: Language,
): Mail {
  return { to, subject, text: toText(content), html: toHtml(content, language) };
}

interface LinkedEmail extends Omit<EmailContent, 'button' | 'otherButtons'> {
  subject: string;
  /** The text of the link's button. */
  button: string;
}

/** An email with a secret link, which the outbox stores separately. */
export function composeWithLink(
  to: string,
  link: MailLink,
  { subject, button, ...content }: LinkedEmail,
  language: Language,
): Mail {
  const toLink = { label: button, url: linkPlace(language) };
  return { ...compose(to, subject, { ...content, button: toLink }, language), link };
}
