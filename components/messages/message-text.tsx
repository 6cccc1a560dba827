import { splitLinks } from '@/components/messages/split-links';

/** The text of a message, with safe links. */
export function MessageText({ text }: { text: string }) {
  return (
    <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
      {splitLinks(text).map(({ text: part, href }, index) =>
        href ? (
          <a
            // Parts of one text have no other identity than their index.
            key={index}
            href={href}
            target="_blank"
            rel="noopener noreferrer nofollow ugc"
            className="underline underline-offset-2"
          >
            {part}
          </a>
        ) : (
          part
        ),
      )}
    </p>
  );
}
