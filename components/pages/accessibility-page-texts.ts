import { defineTexts } from '@/lib/platform/language/define-texts';

export const texts = defineTexts('components/pages/accessibility-page-texts', {
  title: 'Accessibility',
  description:
    'What <product/> does for people with disabilities, how it was tried, and what is missing.',
  lead: '<product/> follows WCAG 2.2 at level AA. Below are all 55 requirements by the way in which each was tried, and what is missing.',
  scan: 'By axe, on every screen',
  scanHow:
    'Each screen with each of its layers, in both languages, light and dark, on a phone and a desktop. There are no findings, and each change is checked again.',
  tests: 'By our own tests in a browser',
  testsHow:
    'The keyboard alone, doubled text at 320 pixels, wider spacing of letters and lines, zoom to 400 %, forced colours, reduced motion, and that the focus is never under a bar.',
  read: 'By reading what a screen reader is told',
  readHow:
    'The accessibility tree of the main journeys in both languages: register, find a game and join it, a group and its chat, a new game, a venue, a coach, messages, the profile.',
  design: 'By the way it is built',
  designHow:
    'Nothing flashes, moves by itself or depends on shaking a device. What is dragged has buttons, too. Nothing is asked for twice, and signing in needs no puzzle and no memory.',
  absent: 'Not used here',
  absentHow: 'There is no sound and no video.',
  beyond: 'Beyond AA',
  beyondContrast: 'Text has a contrast of 7:1 in light and dark (1.4.6).',
  beyondTargets:
    'What is tapped on a phone is 44 pixels wide and high, but for the gaps below (2.5.5).',
  beyondMotion: 'Animations are left out for people who ask their device for less motion (2.3.3).',
  gaps: 'What is missing',
  gapAudit:
    'Nobody outside has audited it, and no daily user of a screen reader has tried it for us.',
  gapPictures: 'Pictures that people add have no description but the name of what they belong to.',
  gapLanguage: 'Names, messages and bios are not marked with their language.',
  gapMap:
    'The map of venues can be moved by keyboard, but its streets are a picture. The list beside it has all that it shows.',
  gapTargets: 'The days of a coach’s week are 39 to 43 pixels wide on a phone.',
  contact: 'Tell us',
  contactHow: ({ contact }: { contact: string | null }) =>
    contact
      ? `What does not work for you? Write to ${contact}; you get an answer.`
      : 'What does not work for you? Write to whoever runs this site; you get an answer.',
});
