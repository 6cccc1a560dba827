import type { Metadata } from 'next';
import { AnswerForm } from '@/components/games/answer-form';
import { loadAnswerLink } from '@/lib/games/loaders';
import { texts } from '@/lib/games/server-texts';
import { translate } from '@/lib/platform/language/translate';

// The token is in the URL, so other sites get no referrer.
export const generateMetadata = (): Metadata => ({
  title: translate(texts).answerTitle,
  robots: { index: false },
  referrer: 'same-origin',
});

interface AnswerPageProps {
  searchParams: Promise<{ token?: string | string[]; answer?: string | string[] }>;
}

/** Only the form's click answers: mail scanners open links, but click nothing. */
export default async function AnswerPage({ searchParams }: AnswerPageProps) {
  const { token, answer } = await searchParams;
  const given = typeof token === 'string' ? token : '';
  const asked = await loadAnswerLink(given);
  return (
    <AnswerForm token={given} asked={asked} chosen={typeof answer === 'string' ? answer : null} />
  );
}
