import { defineTexts } from '@/lib/platform/language/define-texts';

/** Pages and files of `app` that belong to no noun. */
export const texts = defineTexts('components/pages/page-texts', {
  description: 'Connect with local sports enthusiasts and find your next game.',
  homeTitle: '<product/>: find people to play with nearby',
  appDescription: 'Find people to play sport with nearby.',
  appShortMyGames: 'My games',
  appShortMessages: 'Messages',
  appShortDiscover: 'Discover',
  appPictureGame: 'A game: when, where and who is going',
  appPictureDiscover: 'Groups, players and venues near you',
  appPictureMyGames: 'Your games',
  siteCard: 'Find your next game',
  siteCardLine: 'Connect with local sports enthusiasts',
  siteCardKind: 'Players, groups, venues, coaches',
  siteCardState: 'Near you',
  sportsCard: 'All Sports',
  sportsCardLine: 'Players, groups, venues and coaches near you',
  sportsCardKind: 'Sports',
  sportsCardState: 'Choose yours',
  coachingCard: 'Coaching',
  coachingCardLine: 'What they teach, what an hour costs, when they are free',
  coachingCardKind: 'Coaches',
  coachingCardState: 'Rated by clients',
  privacyCardLine: 'Nobody here learns where you live',
  privacyCardKind: 'Privacy',
  privacyTitle: 'What others see of you',
  privacyDescription:
    'What other players, visitors and search engines see of a person on <product/>, and what nobody sees.',
  privacyLead: 'Meeting people to play should not mean telling strangers where you live.',
  privacyChoices: 'Your choices are under <link>your profile</link>, in the settings.',
  whereTitle: 'Where you are',
  wherePosition:
    'Your position never leaves our server. Others see the area and city nearest to it, never a point on a map.',
  whereDistance: ({ least }: { least: string }) =>
    `Distances between people are whole kilometres, measured between squares of about one kilometre, and never less than "${least}".`,
  whereSearch:
    'Searching around another place does not change that: distance is always counted from your own position.',
  whereGame: 'A game at a private address shows only its area until you take part.',
  membersTitle: 'What other members see',
  membersProfile:
    'Your name, photo, bio, sports with levels, achievements and the groups you share.',
  membersHidden: 'Your e-mail address, your gender and your year of birth are shown to nobody.',
  membersMessages:
    'You choose who may message you: anyone, connections and group members, or connections only.',
  membersPaused: 'With your profile paused, nobody new finds you.',
  visitorsTitle: 'What visitors and search engines see',
  visitorsProfiles: 'Profiles are never public and never in search engines.',
  visitorsGroups:
    'Public groups show the first name of their creator and how many members they have, never who the members are or what is written in the chat.',
  visitorsPages:
    'Venues, public games and coaches have public pages, because people look for them. Under a review they see your first name, no picture.',
  botherTitle: 'When somebody bothers you',
  botherBlock:
    'Block works both ways and at once: in every list, search, message, request and invite. In a group that you share, each of you is "Unavailable user" to the other.',
  botherReport:
    'Report sends the person, group, game, venue, review or message to our admins. Who reported is not told.',
  botherDecline: 'Declining a request is silent.',
  yoursTitle: 'What is yours',
  yoursPhotos: 'Photos are stored without the place and camera data that phones write into them.',
  yoursExport:
    'Your profile settings hand you everything you wrote here, and your pictures, in one file.',
  yoursDeletion:
    'Deleting your account signs you out at once, leaves 7 days to change your mind, and then it is gone. Messages you sent to others and reviews you wrote stay under "Deleted user".',
  yoursCookies:
    'Cookies keep you signed in, remember your language and, for a day, that you opened an invite. There is no advertising and nobody follows you from here.',
  // The static page for unsupported browsers
  oldBrowser: 'This browser is too old for <product/>',
  newerBrowser:
    'Update it, or open <product/> in another one: Chrome or Edge 111, Firefox 128, Safari 16.4 (iOS 16.4), Samsung Internet 22, or anything newer.',
});
