import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ListField } from '@/components/coaching/coach-fields';
import { ShareButton } from './share-button';

const NAME = 'کرکٹ کلب';
const ISOLATED = `\u2068${NAME}\u2069`;

it('a right-to-left name is isolated in a button’s label', () => {
  expect(renderToStaticMarkup(<ShareButton title={NAME} path="/group/1" />)).toContain(
    `aria-label="Share ${ISOLATED}"`,
  );
  const value = { entries: [NAME], typed: '' };
  const list = <ListField label="Skills" placeholder="" value={value} onChange={() => {}} />;
  expect(renderToStaticMarkup(list)).toContain(`aria-label="Remove ${ISOLATED}"`);
});
