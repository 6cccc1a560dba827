import { notFound } from 'next/navigation';
import { texts as accessTexts } from '@/components/pages/accessibility-page-texts';
import { texts } from '@/components/pages/page-texts';
import { texts as termsTexts } from '@/components/pages/terms-page-texts';
import { type ShareCardFacts, shareCard } from '@/components/sharing/share-card';
import { readLogo } from '@/lib/platform/city/logo';
import { translate } from '@/lib/platform/language/translate';

/** Drawn for each language: pictures of the build would have one. */
export const dynamic = 'force-dynamic';

/** Preview pictures for shared links of pages without one of their own. */
function listCards(): Record<string, ShareCardFacts> {
  const t = translate(texts);
  const words = translate(termsTexts);
  const access = translate(accessTexts);
  return {
    'og-maidan.png': {
      title: t.siteCard,
      line: t.siteCardLine,
      kind: t.siteCardKind,
      state: t.siteCardState,
    },
    'og-sports.png': {
      title: t.sportsCard,
      line: t.sportsCardLine,
      kind: t.sportsCardKind,
      state: t.sportsCardState,
    },
    'og-coaching.png': {
      title: t.coachingCard,
      line: t.coachingCardLine,
      kind: t.coachingCardKind,
      state: t.coachingCardState,
    },
    'og-privacy.png': {
      title: t.privacyTitle,
      line: t.privacyCardLine,
      kind: t.privacyCardKind,
      state: '',
    },
    'og-terms.png': { title: words.termsTitle, line: words.termsLead, kind: '', state: '' },
    'og-rules.png': { title: words.rulesTitle, line: words.rulesLead, kind: '', state: '' },
    'og-accessibility.png': {
      title: access.title,
      line: access.description,
      kind: '',
      state: '',
    },
    'og-imprint.png': {
      title: words.imprintTitle,
      line: words.imprintDescription,
      kind: '',
      state: '',
    },
  };
}

interface Context {
  params: Promise<{ file: string }>;
}

export async function GET(_request: Request, { params }: Context) {
  const { file } = await params;
  if (file === 'logo') return (await readLogo()) ?? notFound();
  const card = new Map(Object.entries(listCards())).get(file);
  if (!card) notFound();
  return shareCard(card);
}
