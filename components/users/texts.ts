import { defineTexts } from '@/lib/platform/language/define-texts';

/** '25 kilometres' */
const spoken = (distance: string) =>
  distance.replace(/ km$/, ' kilometres').replace(/ mi$/, ' miles');

export const texts = defineTexts('components/users/texts', {
  locationNotSet: 'Location not set',
  plays: 'Plays',
  bothPlayAt: ({ sport, level }: { sport: string; level: string }) =>
    `You both play ${sport} at ${level}`,
  bothPlay: ({ sport }: { sport: string }) => `You both play ${sport}`,
  gamesTogether: ({ count }: { count: number }, { plural }) =>
    plural(count, { one: '1 game together', other: `${count} games together` }),
  bothKnow: ({ count }: { count: number }) => `you both know ${count}`,
  moreSports: ({ count }: { count: number }) => `+${count} more`,

  didNotWork: 'That did not work. Please try again.',
  accountDeletion: 'Account deletion',
  deletedOn: 'Your account is being deleted on <day/>.',
  hiddenUntilThen: 'Nobody else sees you until then.',
  keepAccount: 'Keep my account',
  oneMoment: 'One moment…',
  accountStays: 'Your account stays',
  accountStaysHint: 'Others can see you again.',

  save: 'Save',
  clearAll: 'Clear all',
  editProfile: 'Edit Profile',
  lookingToPlay: 'Looking to play',
  nameLabel: 'Name',
  showAll: ({ count }: { count: number }) => `Show all ${count}`,
  skillLevel: 'Skill level',
  sport: 'Sport',
  percent: ({ value }: { value: number }) => `${value}%`,

  topMatch: 'Top Match',
  viewProfile: 'View Profile',
  viewProfileOf: ({ person }: { person: string }, { name }) => `View Profile of ${name(person)}`,
  connectionSent: 'Connection sent!',
  friendRequestFailed: 'Failed to send friend request',
  requestSent: 'Connection request sent!',
  requestFailed: 'Failed to send connection request',

  findPlayers: 'Find Players',
  aroundPlace: 'Around <place/>, nearest first.',
  aroundSaved: 'Around your saved location, nearest first.',
  searchPlayers: 'Search players',
  searchHint: 'Name, bio or sport',
  allLevels: 'All levels',
  distance: 'Distance',
  everywhere: 'Everywhere',
  kilometres: ({ km }: { km: number }, { distance }) => distance(km),
  distanceEverywhere: 'everywhere',
  distanceUpTo: ({ km }: { km: number }, { distance }) => `up to ${spoken(distance(km))}`,
  withinKm: ({ km }: { km: number }, { distance }) => `Within ${distance(km)}`,
  players: 'Players',
  playersFailed: 'Failed to fetch nearby users',
  lookingForPlayers: 'Looking for players',
  playerCount: ({ count }: { count: number }, { plural }) =>
    plural(count, { one: '1 player', other: `${count} players` }),
  playersSoFar: ({ count }: { count: number }) => `${count} players so far, the nearest first`,
  noPlayers: 'No players match your filters',
  noPlayersHint: 'Try removing a filter.',
  morePlayers: 'Show more players',
  shortSearchEverywhere: ({ people }: { people: number }, { number }) =>
    `Short texts are looked for among the ${number(people)} people nearest to you. Type three letters or more to search everybody.`,
  shortSearchWithin: ({ people, km }: { people: number; km: number }, { number, distance }) =>
    `Short texts are looked for among the ${number(people)} people nearest to you. Type three letters or more to search everybody within ${distance(km)}.`,

  smartSuggestions: 'Smart Suggestions',
  suggestionsIntro: 'People near you who play what you play, at about your level.',
  noSuggestions: 'No suggestions available',
  noSuggestionsHint: 'Add your sports and location to get suggestions.',
  updateProfile: 'Update Profile',
  suggestedPlayers: 'Suggested players',
  refreshSuggestions: 'Refresh Suggestions',
  suggestionsFailed: 'Failed to fetch suggestions',

  about: 'About',
  joined: 'Joined <month/>',
  sportCount: ({ count }: { count: number }, { plural }) =>
    plural(count, { one: '1 sport', other: `${count} sports` }),
  knownOnly: ({ person }: { person: string }, { name }) =>
    `Only people ${name(person)} knows can write. Connect first.`,
  profile: 'Profile',
  sports: 'Sports',
  groups: 'Groups',
  achievements: 'Achievements',
  noSports: 'No sports yet',
  noSportsOf: ({ person }: { person: string }, { name }) =>
    `${name(person)} has not said what they play.`,
  noGroups: 'No groups yet',
  noGroupsOf: ({ person }: { person: string }, { name }) =>
    `${name(person)} is in no group that you can see.`,
  sportsPlayed: 'Sports played',
  groupsJoined: 'Groups joined',
  memberSince: 'Member since',
  gamesAttended: 'Games attended',
  yearsOfPlaying: ({ years }: { years: number }, { plural }) =>
    plural(years, {
      '=0': 'Less than a year',
      one: '1 year playing',
      other: `${years} years playing`,
    }),
  achievementsAre: 'Achievements:',

  myProfile: 'My Profile',
  connections: 'Connections',
  connectionRequests: ({ count }: { count: number }, { plural }) =>
    plural(count, { one: 'connection request', other: 'connection requests' }),
  settings: 'Settings',
  admin: 'Admin',
  contact: 'Contact Information',
  contactHint: 'Only you see this.',
  email: 'Email',
  location: 'Location',
  gender: 'Gender',
  genderWillCount: ({ days }: { days: number }) =>
    `You leave groups and games for women or men that this does not fit at once. For others it counts after ${days} days.`,
  genderCounts: ({ from }: { from: string }, { date }) =>
    `Counts for groups and games for women or men from ${date(from, { day: 'numeric', month: 'short' })}.`,
  notSet: 'Not set',
  onlyYouSee: 'Only you see <place/>',
  othersSee: 'Others see <place/>',
  stats: 'Stats',
  uploadPhoto: 'Upload photo',
  uploading: 'Uploading…',
  photoUpdated: 'Photo updated!',
  uploadFailed: 'Upload failed',
  photoFailed: 'Failed to upload photo',

  username: 'Username',
  bio: 'Bio',
  characters: 'characters',
  availability: 'When you can play',
  availabilityHint:
    'Nobody sees this. It decides which times we offer you when you plan a game, and which games that need one more.',
  day: 'Day',
  morning: 'Morning',
  afternoon: 'Afternoon',
  evening: 'Evening',
  dayAndPart: ({ day, part }: { day: string; part: string }) => `${day}, ${part}`,
  areaOnly: 'Others see the area only, never the exact spot.',
  profileUpdated: 'Profile updated',
  profileFailed: 'Failed to update profile',

  sportsAndSkills: 'Sports & Skills',
  addSport: 'Add a sport',
  ownSportsHint: 'Say what you play and how well: it is how others find you.',
  editSport: ({ sport }: { sport: string }, { name }) => `Edit ${name(sport)}`,
  removeSport: 'Remove sport',
  chooseSport: 'Choose a sport',
  yearsPlaying: 'Years playing',
  achievementsHint: 'Teams, tournaments, what you are proud of',
  sportUpdated: 'Sport updated',
  sportAdded: 'Sport added',
  sportRemoved: 'Sport removed',
  sportsFailed: 'Failed to add some sports',
  pleaseChooseSport: 'Please choose a sport',
  pleaseChooseLevel: 'Please choose your level',
});
