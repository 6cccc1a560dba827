import { defineTexts } from '@/lib/platform/language/define-texts';

export const texts = defineTexts('components/onboarding/texts', {
  progress: 'Progress',
  basicsTitle: 'Basic Information',
  sportsTitle: 'Your Sports',
  aboutTitle: 'About You',
  stepOf: ({ step }: { step: number }) => `Step ${step} of 3:`,
  stepDone: ', done',
  back: 'Back',
  next: 'Next',

  welcome: ({ person }: { person: string }, { name }) =>
    `Welcome, ${name(person)}. A few facts, so that people nearby can find you.`,
  photo: 'Profile photo',
  photoHint: ({ megabytes }: { megabytes: number }) =>
    `Optional. JPG, PNG or GIF, up to ${megabytes} MB.`,
  gender: 'Gender',
  locationMissing: 'Your location is missing',
  genderMissing: 'Your gender is missing',
  bothMissing: 'Gender and location come first',

  location: 'Location',
  useCurrent: 'Use Current',
  locationSet: 'Location set',
  othersSee: 'Others see <area/>, never the exact spot.',
  othersSeeArea: 'Others see the area only, never the exact spot.',
  placesFailed: 'Places could not be searched. Please try again.',
  whichPlace: ({ places }: { places: string[] }) =>
    `Which one do you mean: ${places.join(' or ')}?`,

  sportsIntro: 'Pick what you play and how well. You can change it any time.',
  noSportPicked: 'Pick at least one sport',
  levelMissing: ({ sport }: { sport: string }) => `Pick your level in ${sport}`,
  levelsMissing: 'Pick your level in each sport',
  sportsNotLoaded: 'The sports could not be loaded',
  sportsNotLoadedHint: 'What you entered so far is kept.',
  popularSports: 'Popular sports',
  moreSports: 'More sports',
  noSportChosen: 'No sport chosen',
  chosen: ({ sports }: { sports: string[] }) => `Chosen: ${sports.join(', ')}`,
  sportAndLevel: ({ sport, level }: { sport: string; level: string }) => `${sport} ${level}`,
  sportWithoutLevel: ({ sport }: { sport: string }) => `${sport} without a level`,
  eachSport: 'each sport',
  levelIn: ({ sport }: { sport: string }) => `Skill level in ${sport}`,
  levelInThisSport: 'Skill level in this sport',

  aboutIntro: 'A few words help people to say yes. You can leave this for later.',
  bio: 'Bio <optional>(optional)</optional>',
  bioHint: 'When and where you like to play, what you are looking for',
  characters: 'characters',
  howOthersSeeYou: 'How others see you',
  sports: 'Sports',
  saving: 'Saving your profile',
  complete: 'Complete Profile',

  photoUploaded: 'Photo uploaded!',
  photoFailed: 'Photo upload failed',
  continuing: 'Continuing with profile setup...',
  sportsFailed: 'Failed to add some sports',
  photoAndSportsFailed: 'Photo upload failed. Failed to add some sports',
  setupFailed: ({ reason }: { reason: string }) => `Failed to complete profile setup: ${reason}`,
  serverAnswered: ({ status }: { status: number }) =>
    `the server answered ${status}. Please try again.`,
  connectionFailed: 'the connection failed. Please try again.',
});
