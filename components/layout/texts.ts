import { defineTexts } from '@/lib/platform/language/define-texts';

export const texts = defineTexts('components/layout/texts', {
  // The frame
  home: '<product/>, home',
  skipToContent: 'Skip to content',
  signIn: 'Sign In',
  createAccount: 'Create account',
  // Errors and missing pages
  pageFailed: 'This page could not be loaded',
  wentWrong: 'Something went wrong',
  siteFailed: '<product/> could not be loaded. Your data is safe.',

  back: 'Back',
  acceptNote:
    'Whoever makes an account accepts the <terms>terms</terms> and the <rules>house rules</rules>.',
  rules: 'House rules',
  terms: 'Terms',
  imprint: 'Who runs this',
  accessibility: 'Accessibility',
  privacyPolicy: 'Privacy policy',
  contact: 'Contact',

  title: '404 Page Not Found',
  explanation:
    'The ball went over the wall, and there is nothing on this side of it. The address may be mistyped, or what was here has been taken down.',
  backToTheGround: 'Back to the ground',
});
