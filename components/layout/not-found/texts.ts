import { defineTexts } from '@/lib/platform/language/define-texts';

/** Apart from the others: mostly rendered on the server, but in the browser where Next itself finds no page. */
export const texts = defineTexts('components/layout/not-found/texts', {
  title: '404 Page Not Found',
  explanation:
    'The ball went over the wall, and there is nothing on this side of it. The address may be mistyped, or what was here has been taken down.',
  back: 'Back to the ground',
});
