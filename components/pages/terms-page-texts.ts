import { defineTexts } from '@/lib/platform/language/define-texts';

/** The terms, the house rules and the imprint. */
export const texts = defineTexts('components/pages/terms-page-texts', {
  draft:
    'This is a draft. Whoever runs this site has not had it read by a lawyer yet, so nobody is bound by it.',
  validFrom: ({ day }: { day: string }) => `Valid from ${day}.`,

  termsTitle: 'Terms',
  termsDescription: 'What <product/> does for you, what it does not, and what you agree to.',
  termsLead: 'What we do for you, what we do not do, and what you agree to by using <product/>.',
  serviceTitle: 'What this is',
  servicePlatform:
    '<product/> helps people find others to play sport with. The games, groups and sessions are yours: we organise none of them and are not there.',
  serviceFree:
    'Using it costs nothing. Costs of games, courts and coaches are agreed and paid between you and them; no money passes through us.',
  serviceChange:
    'It may change or stop. If it stops, you hear of it in time to export what is yours.',
  accountTitle: 'Your account',
  accountOne: 'One account for one person, with true details. You keep your password to yourself.',
  accountEnd:
    'You may delete it at any time. We may suspend or close it if you break these terms or the house rules, and we say why.',
  contentTitle: 'What you write and show',
  contentYours:
    'It stays yours. You allow us to show it to the people whom you chose, and in public where the page says so.',
  contentLimits:
    'Nothing that breaks the law or the house rules, and only pictures that you may show.',
  riskTitle: 'At your own risk',
  riskSport: 'Sport can hurt. Judge for yourself whether you are fit for a game.',
  riskPeople:
    'We do not check who people are. Meet in public places, and tell somebody where you are.',
  riskLiability:
    'We are liable for intent and gross negligence, and wherever the law allows no exception.',
  changesTitle: 'Changes',
  changesShown:
    'When these terms change, you are shown the new ones once and asked to accept them.',

  rulesTitle: 'House rules',
  rulesDescription: 'How people treat each other on <product/>: fair play, safe spaces, children.',
  rulesLead: 'They hold in games, chats and reviews, and for coaches and venues too.',
  fairTitle: 'Fair play',
  fairCome: 'Come when you said so. If you cannot, say it early, so that somebody else can play.',
  fairLevel: 'State your level honestly, and your age and your prices too.',
  fairPay: 'Pay your share.',
  fairReviews: 'Review only places and coaches that you know yourself, and never for money.',
  respectTitle: 'Respect',
  respectWords:
    'No insults, threats or hatred, whatever a person’s origin, faith, body, gender or disability.',
  respectNo: 'A no is a no. Do not write to people who do not answer.',
  respectSecrets:
    'What others share with a group stays there: no screenshots, numbers or addresses elsewhere.',
  womenTitle: 'Women’s spaces',
  womenOnly: 'Games and groups for women are for women. A false statement ends the account.',
  womenAddress: 'Who makes women feel unsafe is banned, at the first report that we can confirm.',
  childrenTitle: 'Children',
  childrenContact: 'Adults do not seek contact with children whom they do not know.',
  childrenCoaches: 'Coaches and organisers of children involve a parent or guardian.',
  childrenDanger: 'Whoever endangers a child is banned and reported to the police.',
  reportsTitle: 'What happens with a report',
  reportsRead: 'A person reads it, with the content as it was when you reported it.',
  reportsAnswer: 'You are told what came of it. The reported person is not told who reported.',
  reportsSteps:
    'We hide content, warn, suspend or ban. Who is suspended or banned may appeal once, and another person reads it where there is one.',
  numbersTitle: 'In numbers',
  numbersReports: 'Reports',
  numbersActed: 'Acted on',
  numbersDismissed: 'No breach found',
  numbersOpen: 'Still open',
  numbersNone: 'Nothing has been reported in the last twelve months.',

  imprintTitle: 'Who runs this site',
  imprintDescription: 'Who runs <product/>, and how to reach them.',
  imprintUnnamed:
    'Whoever runs this site has not said so yet. Its settings CITY_OPERATOR and CITY_CONTACT belong here.',
  imprintContact: 'Write to us',
});
